import type { AgentKind } from './agents.ts';
import type { EvaluatorKind } from './evaluator-kinds.ts';

/** How an evaluator is named in a run. */
export interface Usage {
  /** Flags of `dtx redteam run`; undefined where they have no effect. */
  readonly flags: string | undefined;
  /** Part of a scope; undefined where a dataset brings its own evaluator. */
  readonly yaml: string | undefined;
  /** What to mind, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Writes the flags and the YAML for an evaluator.
 * @param rules words or expressions
 */
export function usageOf(agent: AgentKind, evaluator: EvaluatorKind, rules: readonly string[]): Usage {
  const { flag, method, takes } = evaluator;
  if (!flag || !method)
    return {
      flags: undefined,
      yaml: undefined,
      notes: [`The dataset ${evaluator.label} brings its own judge, and --eval does not replace it.`],
    };
  const isRule = takes === 'words' || takes === 'expressions';
  const list = takes === 'words' ? 'keywords' : 'expressions';
  const flags = isRule ? `--eval ${flag} --${list} ${rules.map(shellWord).join(' ')}` : `--eval ${flag}`;
  const lines = [
    'redteam:',
    '  global_evaluator:',
    '    evaluation_method:',
    `      eval_model_type: ${method.eval_model_type}`,
    `      eval_model_name: ${method.eval_model_name}`,
    ...(isRule ? [`      ${list}:`, ...rules.map((rule) => `        - ${yamlText(rule)}`)] : []),
  ];
  return {
    flags: needsPlan(agent) ? undefined : flags,
    yaml: lines.join('\n'),
    notes: [...notes(agent, evaluator, isRule ? rules : [])],
  };
}

/** The request of these agents is in a plan, and a run of a plan ignores the flags of evaluators. */
function needsPlan({ receives }: AgentKind): boolean {
  return receives === 'http' || receives === 'gradio';
}

function* notes(
  agent: AgentKind,
  { takes, needs }: EvaluatorKind,
  rules: readonly string[],
): Iterable<string> {
  yield needsPlan(agent)
    ? 'Write it into the scope and make a new plan: a run of a plan ignores --eval.'
    : 'The flags count in a run without a plan, for datasets whose name begins with HF_. Otherwise write it into the scope; not for garak (STINGRAY) and STARGAZER, whose runs end when the scope has an evaluator.';
  if (needs !== undefined) yield needs;
  if (!needsPlan(agent) && rules.some((rule) => rule.startsWith('-')))
    yield 'A word that begins with - is read as a flag. Use the YAML.';
  if (!needsPlan(agent) && rules.length > 1)
    yield 'ddtx passes on only the last of several. Use the YAML there.';
  if (takes === 'expressions')
    yield 'The field scope of an evaluator changes nothing: jq always gets the whole answer.';
}

/** As bash and zsh read it back. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** As YAML reads it back: in single quotes, which change nothing; in double ones where a character needs an escape. */
function yamlText(text: string): string {
  return plain.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : JSON.stringify(text).replace(/[^ -~]/gu, escaped);
}

const plain =
  /^[\t -~\u{a0}-\u{2027}\u{202a}-\u{d7ff}\u{e000}-\u{fefe}\u{ff00}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
