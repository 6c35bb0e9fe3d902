import { commandTask } from '../../src/labs/command/command-task.ts';
import { makeFacts } from '../../src/labs/command/make-facts.ts';
import type { Product } from '../../src/product/product.ts';
import type { PageCommand, PageDocument } from './page-items.ts';

/** What is needed to run a command of a page alone. */
export interface PageRun {
  readonly words: readonly string[];
  /** A line for sh: what makes the files that the command reads, then the command. */
  readonly run: string;
  /** Files of the page that are there before. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that the command lab says it writes. */
  readonly writes: readonly string[];
}

/** For commands whose page shows no scope of that name. */
const usualScope = `agent:
  description: Desk of a library
providers:
  - provider: http
    config:
      type: http-raw
      use_https: false
      max_retries: 1
      validate_response: status == 200
      transform_response: json["reply"]
      raw_request: |
        POST /api/chat HTTP/1.1
        Host: 127.0.0.1:9100
        Content-Type: application/json

        {"message": "{{prompt}}"}
redteam:
  plugins:
    plugins:
      - toxicity:hate_speech:harassment
`;

/** Questions, services and programs that no stand-in plays. */
const skipped = /^(?:ddtx|dtx redteam quick|dtx prompts generate|dtx providers generate)\b/;

/**
 * The commands of pages that a stand-in can answer, each with what it reads: the scope that its page shows under that
 * name, and the plan that its page makes.
 */
export function pageRuns(
  commands: readonly PageCommand[],
  documents: readonly PageDocument[],
  product: Product,
): PageRun[] {
  const facts = makeFacts(product);
  return commands
    .filter(({ words }) => !skipped.test(words.join(' ')))
    .map((command) => {
      const made = commands.filter(({ files }) => files.some((file) => command.files.includes(file)));
      const { before, files } = needsOf(command, made, documents);
      const line = command.words.map(quoted).join(' ');
      const { calls } = commandTask({ command: line }, facts);
      const items = calls[0]?.sections.find(({ name }) => name === 'writes')?.items.join('\n') ?? '';
      return {
        words: command.words,
        run: [...before, line].join(' && '),
        files,
        writes: [...items.matchAll(/`([^`-][^`]*)`/g)].map(([, name = '']) => name),
      };
    });
}

function needsOf(
  command: PageCommand,
  made: readonly PageCommand[],
  documents: readonly PageDocument[],
): { before: string[]; files: Record<string, string> } {
  const { words } = command;
  const [, , verb, ...more] = words;
  const documentNamed = (name: string) =>
    documents.find(({ title, file }) => title === name && command.files.includes(file)) ??
    documents.find(({ title }) => title === name);
  if (verb === 'plan') {
    const [scope = ''] = more;
    return { before: [], files: { [scope]: documentNamed(scope)?.text ?? usualScope } };
  }
  const plan = words[words.indexOf('--plan_file') + 1];
  if (!words.includes('--plan_file') || plan === undefined) return { before: [], files: {} };
  const shown = documentNamed(plan);
  if (shown?.kind === 'plan') return { before: [], files: { [plan]: shown.text } };
  const maker = made.find(({ words: [, , name, , written] }) => name === 'plan' && written === plan);
  const makerWords = maker?.words ?? ['dtx', 'redteam', 'plan', 'scope.yml', plan, '--dataset', 'beaver'];
  const scope = makerWords[3] ?? '';
  return {
    before: [`${makerWords.map(quoted).join(' ')} >plan.txt 2>&1`],
    files: { [scope]: documentNamed(scope)?.text ?? usualScope },
  };
}

function quoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
