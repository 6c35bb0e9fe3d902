import { jqProblem, runJq } from '../source/jq.ts';
import { type JqCall, parseJqCall } from '../source/jq-call.ts';
import type { PageSource } from '../source/page-source.ts';
import { sessionSteps } from '../source/session.ts';
import { type ShellCommand, shellCommands, shellTree } from '../source/shell-commands.ts';
import { type ShellExample, shellExamples } from '../source/shell-examples.ts';
import { yamlValues } from '../source/yaml-values.ts';
import { alwaysTrue } from './always-true.ts';
import type { ExampleCheck } from './check.ts';
import { examined, expressionsShown, type Finding } from './expressions.ts';

/**
 * jq expressions compile, wherever a page writes them: `jq` commands, `--expressions` of `dtx`, `expressions:` in YAML,
 * and `text` blocks with the title `jq`. In a `console` session they also run: on a file that the page shows as a
 * block with the file's name as its title, and the output must be what the session shows; `jq: error: …` as output says
 * that the command must fail, and how. A rule for DTX must not pass everything. Expressions of the product model run on
 * their example document.
 */
export const jq: ExampleCheck = {
  id: 'jq',
  async examine(source, product) {
    const { blocks } = source;
    const found: Finding[] = [];
    const outputs = shownOutputs(source);
    for (const example of shellExamples(source)) {
      // Most shell text is about something else and need not be parsed for it.
      if (!/\bjq\b|--expressions/.test(example.code)) continue;
      const output = outputs.get(example.line);
      const run = output === undefined ? undefined : await runShown(example, output, source);
      found.push(...(run ? [run] : await compileCommands(await shellCommands(example))));
    }
    for (const { language, fence, code, line } of blocks) {
      if (language === 'yaml' || language === 'yml') {
        const rules = yamlValues(code).filter(({ key }) => key === 'expressions');
        for (const rule of rules) found.push(await examineRule(rule.text, line + rule.line - 1));
      } else if (language === 'text' && fence.title === 'jq') found.push(await compile(code, line));
    }
    return examined(source, product, found, expressionsShown(source, product.expressions, 'jq'));
  },
};

async function compile(expression: string, line: number, flags: readonly string[] = []): Promise<Finding> {
  const problem = await jqProblem(expression, flags);
  return { line, problem: problem && `jq does not compile (${problem})` };
}

/** A rule that DTX gets: it compiles, and some reply can fail it. */
async function examineRule(rule: string, line: number): Promise<Finding> {
  const compiled = await compile(rule, line);
  return compiled.problem ? compiled : { line, problem: await alwaysTrue(rule) };
}

/** Compiles what stands in `jq` commands and behind `--expressions`. */
async function compileCommands(commands: readonly ShellCommand[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const words of commands) {
    const [program] = words;
    if (program?.text === 'jq') {
      const call = parseJqCall(words);
      if (typeof call === 'string') findings.push({ line: program.line, problem: call });
      else if (call.filter !== undefined) findings.push(await compile(call.filter, program.line, call.flags));
    }
    const from = words.findIndex(({ text }) => text === '--expressions') + 1;
    for (const { text, open, line } of from > 0 ? words.slice(from) : []) {
      if (text.startsWith('-')) break;
      if (!open) findings.push(await examineRule(text, line));
    }
  }
  return findings;
}

/** Line of the file with a command of a session → the output that the session shows. */
function shownOutputs({ blocks }: PageSource): ReadonlyMap<number, string> {
  const sessions = blocks.filter(({ language }) => language === 'console');
  return new Map(
    sessions.flatMap(({ code, line }) =>
      sessionSteps(code).map((step) => [line + step.line - 1, step.output] as const),
    ),
  );
}

/** Runs a command of a session; undefined when it is no `jq` command with known input, or prints elsewhere. */
async function runShown(
  example: ShellExample,
  output: string,
  page: PageSource,
): Promise<Finding | undefined> {
  const { root } = await shellTree(example);
  const [command, second] = await shellCommands(example);
  const [statement] = root.namedChildren;
  const cat =
    statement?.type === 'pipeline' && statement.namedChildren.length === 2 && command?.[0]?.text === 'cat';
  if (root.namedChildren.length !== 1 || (statement?.type !== 'command' && !cat)) return undefined;
  const words = cat ? second : command;
  if (words?.[0]?.text !== 'jq') return undefined;
  const call = parseJqCall(words);
  if (typeof call === 'string' || !call.known || call.filter === undefined) return undefined;
  const files = cat && call.files.length === 0 ? command.slice(1).map(({ text }) => text) : call.files;
  return { line: example.line, problem: await runProblem(call.filter, { ...call, files }, output, page) };
}

async function runProblem(
  filter: string,
  { flags, files }: JqCall,
  output: string,
  { blocks }: PageSource,
): Promise<string | undefined> {
  const input: string[] = [];
  for (const name of files) {
    const block = blocks.find(({ fence }) => fence.title === name);
    if (!block) return `the page shows no block with title="${name}", so the output cannot be checked`;
    input.push(block.code);
  }
  const result = await runJq(filter, input.join('\n'), flags);
  const wanted = shownFailure(output);
  if ('failed' in result)
    return wanted === result.failed
      ? undefined
      : `jq fails (${result.failed})${wanted ? ', for another reason' : ''}`;
  if (wanted !== undefined) return `jq prints ${shorten(result.output)} and does not fail`;
  return result.output === output.trimEnd()
    ? undefined
    : `jq prints ${shorten(result.output)}, not ${shorten(output)}`;
}

/** The complaint that a session shows as the output of a command, without the place in the input, which nobody reads. */
function shownFailure(output: string): string | undefined {
  return /^jq: error(?: \(at [^)]*\))?: (.+)$/.exec(output.trimEnd())?.[1];
}

function shorten(output: string): string {
  const text = output.trimEnd().replaceAll('\n', ' ⏎ ');
  return text === '' ? 'nothing' : `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}
