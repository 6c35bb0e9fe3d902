import { createHash } from 'node:crypto';
import type { Site } from '../../src/site/site.ts';
import { pageCommands, pageDocuments, sourcesOf } from '../pages/page-items.ts';
import { pageRuns } from '../pages/page-runs.ts';
import { type Scenario, scenariosSchema } from './scenario.ts';

/** What tries the lists below on the installed packages. */
const program = 'verify/pages/try_pages.py';

/** Keys that pages tell their readers to set, and the addresses of examples. */
const variables = Object.fromEntries(
  [
    'OPENAI_API_KEY',
    'GROQ_API_KEY',
    'MISTRAL_API_KEY',
    'GEMINI_API_KEY',
    'GOOGLE_API_KEY',
    'CEREBRAS_API_KEY',
    'ANTHROPIC_API_KEY',
    'OPENROUTER_API_KEY',
    'TOGETHER_API_KEY',
    'DETOXIO_API_KEY',
    'HF_TOKEN',
    'SHOP_API_KEY',
    'SHOP_COOKIE',
    'MY_KEY',
  ]
    .map((name) => [name, `key-${name.toLowerCase()}`])
    .concat([['HOSTED_VLLM_API_BASE', 'http://127.0.0.1:9100/v1']]),
);

/** What `pip install dtx` brings. */
const installedPackages: ReadonlySet<string> = new Set(['dtx', 'dtx-models', 'dtx-attacks']);
const installedPrograms: ReadonlySet<string> = new Set(['dtx', 'ddtx']);

/** Names the file of generated scenarios in `--only`. */
export const generatedFile = 'generated';

/**
 * Scenarios that follow from the pages and the model: nobody writes them, and they change when a page does.
 * @param site the edition of the authors
 */
export async function generatedScenarios(site: Site): Promise<Scenario[]> {
  const { product } = site;
  if (!product) return [];
  const sources = sourcesOf(site);
  const commands = (await pageCommands(sources, product)).filter(({ words: [name = ''] }) =>
    installedPrograms.has(name),
  );
  const documents = pageDocuments(sources, product);
  const installed = product.sdk.modules.filter((each) => installedPackages.has(each.package));
  const names = product.sdk.names.filter(({ module }) => installed.some(({ path }) => path === module));
  const runs = pageRuns(commands, documents, product);
  return scenariosSchema.parse([
    ...runs.map(({ words, run, files, writes }) => ({
      id: `page-${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 10)}`,
      tries: [`page-command ${words.join(' ')}`],
      run,
      files,
      variables,
      shortWaits: true,
      timeout: 200,
      expect: { exit: 0, writes, never: ['Traceback', 'usage: dtx'] },
    })),
    listed(
      'parse',
      'page-commands-parse',
      commands.map(({ words }) => words),
      {
        tries: commands.map(({ words }) => `page-command ${words.join(' ')}`),
      },
    ),
    listed('load', 'page-documents-load', documents, {
      tries: documents.map(({ where }) => `page-document ${where}`),
    }),
    listed(
      'names',
      'sdk-names',
      names.map(({ module, name, methods }) => ({
        module,
        name,
        methods: methods.map((method) => method.name),
      })),
      {
        tries: names.flatMap(({ name, methods }) => [
          `class ${name}`,
          ...methods.map((method) => `method ${name}.${method.name}`),
        ]),
      },
    ),
  ]);
}

function listed(mode: string, id: string, asked: readonly unknown[], { tries }: { tries: string[] }) {
  return {
    id,
    tries,
    run: `python try_pages.py ${mode} asked.json`,
    copies: [program],
    files: { 'asked.json': JSON.stringify(asked) },
    expect: { exit: 0, prints: [`${asked.length} tried, 0 wrong`] },
  };
}
