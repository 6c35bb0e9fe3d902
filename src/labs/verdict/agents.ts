/** What an agent of DTX makes of a reply before an evaluator sees it [dtx-providers, dtx-models/prompts]. */
export interface AgentKind {
  readonly id: string;
  /** Values of `--agent` for which this holds. */
  readonly agents: readonly string[];
  /** Which of their targets, where it does not hold for all. */
  readonly remark?: string;
  /** What arrives: a reply of HTTP, the return value of a Gradio function, a text, the scores of a classifier. */
  readonly receives: 'http' | 'gradio' | 'text' | 'scores';
  /** What `.response` is. */
  readonly response: 'answer' | 'content' | 'empty';
  /** The reply ends the conversation as a turn of the assistant. */
  readonly hasTurn: boolean;
  /** Policy and goal of the prompt reach the evaluator. */
  readonly keepsPolicy: boolean;
  /** What takes the place of an empty reply; without it the run ends. */
  readonly whenEmpty?: string;
  /**
   * What becomes of a prompt with several user turns: the model answers each before the next one, or gets them all in one
   * call, with the replies that the dataset stores. Undefined where it sends one turn alone, or where that is not known.
   */
  readonly severalTurns?: 'each answered' | 'in one call';
  /** What is not certain about it. */
  readonly doubt?: string;
}

export const agentKinds: readonly AgentKind[] = [
  {
    id: 'http',
    agents: ['http'],
    receives: 'http',
    response: 'answer',
    hasTurn: true,
    keepsPolicy: false,
  },
  {
    id: 'gradio',
    agents: ['gradio'],
    receives: 'gradio',
    response: 'answer',
    hasTurn: true,
    keepsPolicy: false,
  },
  {
    id: 'chat',
    agents: ['openai', 'ollama', 'litellm'],
    receives: 'text',
    response: 'content',
    hasTurn: true,
    keepsPolicy: true,
    severalTurns: 'each answered',
    whenEmpty: 'Empty Response',
  },
  {
    id: 'guard',
    agents: ['openai', 'ollama', 'litellm'],
    remark: 'a model named as a guard',
    receives: 'text',
    response: 'content',
    hasTurn: false,
    keepsPolicy: true,
  },
  {
    id: 'hosted',
    agents: ['groq', 'anthropic', 'mistral', 'gemini', 'cerebras'],
    receives: 'text',
    response: 'empty',
    hasTurn: true,
    keepsPolicy: true,
    severalTurns: 'in one call',
    whenEmpty: "I'm unable to provide a proper answer at the moment.",
  },
  {
    id: 'huggingface',
    agents: ['huggingface'],
    remark: 'a model that writes text',
    receives: 'text',
    response: 'empty',
    hasTurn: true,
    keepsPolicy: true,
    whenEmpty: 'Empty Response',
    doubt: 'That `.response` is empty was read in one version of DTX; a newer one may fill it.',
  },
  {
    id: 'classifier',
    agents: ['huggingface'],
    remark: 'a classifier',
    receives: 'scores',
    response: 'empty',
    hasTurn: false,
    keepsPolicy: true,
    doubt: 'What `.response` contains for a classifier is not known; here it is empty.',
  },
  {
    id: 'echo',
    agents: ['echo'],
    receives: 'text',
    response: 'empty',
    hasTurn: true,
    keepsPolicy: false,
  },
  {
    id: 'eliza',
    agents: ['eliza'],
    receives: 'text',
    response: 'empty',
    hasTurn: true,
    keepsPolicy: true,
  },
];

export function agentKind(id: string): AgentKind | undefined {
  return agentKinds.find((kind) => kind.id === id);
}

/** The reply goes through expressions or values of Python. */
export function needsPython({ receives }: Pick<AgentKind, 'receives'>): boolean {
  return receives === 'http' || receives === 'gradio';
}
