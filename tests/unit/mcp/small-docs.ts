import { makeFacts } from '../../../src/labs/command/make-facts.ts';
import { configChecks } from '../../../src/labs/config/config-checks.ts';
import type { TwinPage } from '../../../src/markdown/pages-file.ts';
import { sectionsOf } from '../../../src/markdown/sections.ts';
import { answeringSections } from '../../../src/mcp/answering-sections.ts';
import type { Docs } from '../../../src/mcp/docs.ts';
import { doLabWork, type LabFacts, type LabTask, type OutcomeOf } from '../../../src/mcp/lab-work.ts';
import { sectionIndex } from '../../../src/mcp/section-index.ts';
import type { Tool, ToolAnswer } from '../../../src/mcp/tool.ts';
import { stopWordsOf } from '../../../src/search/core/stop-word-lists.ts';
import { realProduct } from '../product/product-folder.ts';
import { origin, page, searcher, siteOf } from '../search/core/sites.ts';

/** A page of docs that are made for a test. */
export interface SmallPage {
  readonly markdown: string;
  readonly title?: string;
  readonly language?: string;
  /** Ids of rows by the id of the section they are in. */
  readonly anchors?: Readonly<Record<string, readonly string[]>>;
  readonly unlisted?: true;
  /** Questions it answers by the id of the section. */
  readonly questions?: Readonly<Record<string, readonly string[]>>;
}

/** A page of the list of twins. */
export function twinPage(path: string, each: SmallPage): TwinPage {
  const { markdown, language = 'en', anchors = {}, unlisted } = each;
  const sections = sectionsOf(markdown);
  const title = each.title ?? sections[0]?.title ?? '';
  return {
    path,
    markdown: `${path.replace(/\/$/, '/index')}.md`,
    title,
    description: `About ${title}.`,
    language,
    version: 'DTX 0.34',
    checked: '2026-11-20',
    bytes: Buffer.byteLength(markdown),
    ...(unlisted && { unlisted }),
    sections: sections.map(({ id, title: name, level, bytes }) => ({
      id,
      title: name,
      level,
      bytes,
      anchors: [...(anchors[id] ?? [])],
    })),
  };
}

/** Docs of a few pages, with a search of their lines; labs know the product of the project. */
export function smallDocs(pages: Readonly<Record<string, SmallPage>>): Docs {
  const twins = Object.entries(pages)
    .map(([path, each]) => twinPage(path, each))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const search = searcher(
    siteOf(
      Object.entries(pages).map(([path, { markdown }]) =>
        page(
          path,
          markdown
            .slice(markdown.search(/^# /m))
            .split('\n')
            .filter((line) => line.trim() !== '' && !/^(?:```|\||---)/.test(line)),
        ),
      ),
    ),
  );
  const answering = sectionIndex(
    twins.flatMap((twin) =>
      answeringSections(twin, pages[twin.path]?.questions ?? {}, pages[twin.path]?.markdown ?? ''),
    ),
    stopWordsOf('en'),
  );
  let facts: LabFacts | undefined;
  return {
    site: {
      name: 'DTX',
      url: origin,
      basePath: '',
      state: ['A green run can mean that nothing was tested.'],
    },
    pages: twins,
    language: 'en',
    markdownOf: ({ path }) => pages[path]?.markdown,
    moved: (path) => (path === '/old' ? '/guide' : undefined),
    search: (query, _language, length) => search.search(query, { length }),
    answering: (question) => answering(question),
    async work<Task extends LabTask>(task: Task) {
      facts ??= { commands: makeFacts(realProduct()), 'config-checks': configChecks(realProduct()) };
      return (await doLabWork(task, facts)) as OutcomeOf<Task>;
    },
  };
}

/**
 * What a tool answers, both parts of it put to its schemas as the server does.
 * @throws {Error} with the reason when it has no answer
 */
export async function answerOf<Input extends Tool['input'], Output extends Tool['output']>(
  tool: Tool<Input, Output>,
  args: unknown,
  docs: Docs,
): Promise<ToolAnswer<ReturnType<Output['parse']>>> {
  const { signal } = new AbortController();
  const answer = await tool.call(tool.input.parse(args) as Parameters<typeof tool.call>[0], { docs, signal });
  if ('refused' in answer) throw new Error(answer.refused);
  return {
    structured: tool.output.parse(answer.structured) as ReturnType<Output['parse']>,
    text: answer.text,
  };
}
