/** An evaluator whose verdict follows from a rule: from words or expressions, or from what a model said or scored. */
export interface EvaluatorKind {
  readonly id: string;
  /** How it is called in a choice. */
  readonly label: string;
  /** What a reader enters: words, expressions, or the answer of the model that judges. */
  readonly takes: 'words' | 'expressions' | 'score' | 'guard' | 'judge' | 'detectors' | 'strategy';
  /** Value of `--eval`; undefined where a dataset brings its own. */
  readonly flag?: string;
  /** As a plan names it. */
  readonly method?: { readonly eval_model_type: string; readonly eval_model_name: string };
  /** What must be there before the run, in a sentence. */
  readonly needs?: string;
}

export const evaluatorKinds: readonly EvaluatorKind[] = [
  {
    id: 'jsonpath',
    label: 'jsonpath',
    takes: 'expressions',
    flag: 'jsonpath',
    method: { eval_model_type: 'JSON_EXPRESSION', eval_model_name: 'ANY_JSONPATH_EXP' },
  },
  {
    id: 'keyword',
    label: 'keyword',
    takes: 'words',
    flag: 'keyword',
    method: { eval_model_type: 'STRING_SEARCH', eval_model_name: 'ANY_KEYWORD_MATCH' },
  },
  {
    id: 'ibm38',
    label: 'ibm38',
    takes: 'score',
    flag: 'ibm38',
    method: { eval_model_type: 'TOXICITY', eval_model_name: 'IBM_GRANITE_TOXICITY_HAP_38M' },
  },
  {
    id: 'ibm125',
    label: 'ibm125',
    takes: 'score',
    flag: 'ibm125',
    method: { eval_model_type: 'TOXICITY', eval_model_name: 'IBM_GRANITE_TOXICITY_HAP_125M' },
  },
  {
    id: 'ollama',
    label: 'ollama',
    takes: 'guard',
    flag: 'ollama',
    method: { eval_model_type: 'TOXICITY', eval_model_name: 'OLLAMA_LLAMA_GUARD' },
    needs: 'It needs a running Ollama server.',
  },
  {
    id: 'openai',
    label: 'openai',
    takes: 'judge',
    flag: 'openai',
    method: { eval_model_type: 'POLICY', eval_model_name: 'POLICY_BASED_EVALUATION_OPENAI' },
    needs: 'A model of OpenAI judges: set OPENAI_API_KEY before the run.',
  },
  { id: 'stingray', label: 'STINGRAY', takes: 'detectors' },
  { id: 'xtream', label: 'XTREAM_JB', takes: 'strategy' },
];

export function evaluatorKind(id: string): EvaluatorKind | undefined {
  return evaluatorKinds.find((kind) => kind.id === id);
}
