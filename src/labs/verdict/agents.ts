/** What an agent of DTX makes of a reply before an evaluator sees it [dtx-providers, dtx-models/prompts]. */
export interface AgentKind {
  readonly id: string;
  /** Values of `--agent` for which this holds. */
  readonly agents: readonly string[];
  /** Which of their targets, where it does not hold for all. */
  readonly remark?: string;
  /** What arrives: a reply of HTTP, the return value of a Gradio function, a text, the scores of a classifier. */
  readonly receives: 'http' | 'gradio' | 'text' | 'scores';
  /**
   * What `.response` is: the answer, the answer as `content`, what its text holds where that is JSON, an empty object, or
   * null. Recorded, as `scores` is: verify/evaluators.
   */
  readonly response: 'answer' | 'content' | 'parsed' | 'empty' | 'null';
  /** What `.scores` is. */
  readonly scores: 'null' | 'empty' | 'top label';
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
}

export const agentKinds: readonly AgentKind[] = [
  {
    id: 'http',
    agents: ['http'],
    receives: 'http',
    response: 'answer',
    scores: 'null',
    hasTurn: true,
    keepsPolicy: false,
  },
  {
    id: 'gradio',
    agents: ['gradio'],
    receives: 'gradio',
    response: 'answer',
    scores: 'null',
    hasTurn: true,
    keepsPolicy: false,
  },
  {
    id: 'chat',
    agents: ['openai', 'ollama', 'litellm'],
    receives: 'text',
    response: 'content',
    scores: 'null',
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
    scores: 'null',
    hasTurn: false,
    keepsPolicy: true,
  },
  {
    id: 'hosted',
    agents: ['groq', 'anthropic', 'mistral', 'gemini', 'cerebras'],
    receives: 'text',
    response: 'empty',
    scores: 'empty',
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
    response: 'parsed',
    scores: 'null',
    hasTurn: true,
    keepsPolicy: true,
    whenEmpty: 'Empty Response',
  },
  {
    id: 'classifier',
    agents: ['huggingface'],
    remark: 'a classifier',
    receives: 'scores',
    response: 'null',
    scores: 'top label',
    hasTurn: false,
    keepsPolicy: true,
  },
  {
    id: 'echo',
    agents: ['echo'],
    receives: 'text',
    response: 'empty',
    scores: 'empty',
    hasTurn: true,
    keepsPolicy: false,
  },
  {
    id: 'eliza',
    agents: ['eliza'],
    receives: 'text',
    response: 'parsed',
    scores: 'null',
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
