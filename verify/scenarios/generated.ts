import type { Site } from '../../src/site/site.ts';
import { pageCommands, pageDocuments, sourcesOf } from '../pages/page-items.ts';
import { type Scenario, scenariosSchema } from './scenario.ts';

/** What tries the lists below on the installed packages. */
const program = 'verify/pages/try_pages.py';

/** What `pip install dtx` brings. */
const installedPackages: ReadonlySet<string> = new Set(['dtx', 'dtx-models', 'dtx-attacks']);
const installedPrograms: ReadonlySet<string> = new Set(['dtx', 'ddtx']);

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
  return scenariosSchema.parse([
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
