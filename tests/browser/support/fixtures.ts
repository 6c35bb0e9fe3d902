/** A small site that tests are run on: a folder of `tests/fixtures/`, and what is different. */
export interface Fixture {
  /** Folder in `tests/fixtures/`. */
  readonly of: string;
  /** Locales that need interface strings. */
  readonly locales?: readonly string[];
  /** Whether each locale has its own strings; the English ones otherwise, so that tests can be read. */
  readonly hasOwnStrings?: true;
  /** Whether it is a repository with one commit, so that pages have a day of their last change. */
  readonly isCommitted?: true;
  /** Whether it has the product model of the project. */
  readonly hasProductModel?: true;
  /** Whether its preview images are drawn, for whom checks what was built. */
  readonly hasPreviewImages?: true;
  /** Files by path that come in addition or instead. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Origins that stand in a built site for those a test starts, whose ports nobody knows when it is built.
 * `serveFixture` puts the others in their place.
 */
export const placeholders = {
  firstHost: 'http://127.0.0.1:1',
  secondHost: 'http://127.0.0.1:2',
  tag: 'http://127.0.0.1:3',
} as const;

/** Where the site `asking` sends readers whose query finds nothing. */
export const missingResults = 'https://code.example.org/new?title={query}';

/** Whom the site `measured` reports visits to. */
export const trackingId = 'G-TEST123';

const asking = {
  provider: 'algolia',
  appId: 'APP',
  apiKey: 'key',
  hosts: [placeholders.firstHost, placeholders.secondHost],
  fallback: false,
  missingResults,
};

const measured = {
  provider: 'gtag',
  trackingId,
  origin: placeholders.tag,
  events: { search: true, copy: true },
};

/** The configuration of a fixture with other fields. */
const configWith = (name: string, fields: object) =>
  `import before from '../../../tests/fixtures/${name}/site.config.ts';\nexport default { ...before, ...${JSON.stringify(fields)} };\n`;
const bareWith = (fields: object) => configWith('bare', fields);

const codePage = `---
title: Code
description: A page with a block of code, made for tests of what is reported when it is copied.
type: concept
---

## A block

\`\`\`yaml
key: value
\`\`\`
`;

const glossary = `
- id: evaluator
  term: evaluator
  automatic: true
  definition: Judges a reply, by \`--eval\` or by itself.
  page: /only
  source: [dtx-models]
  evidence: read
- id: verdict
  term: verdict
  automatic: true
  definition: Pass or fail for one reply of the target.
  source: [dtx-models]
  evidence: read
  settle: dtx --help
  note: Read from the reports.
`;

const termsPage = (title: string, position: number, body: string) => `---
title: ${title}
description: "Mentions terms of the glossary in paragraphs, in list items, and at the very end of a line."
type: reference
sidebar_position: ${position}
---

${body}
`;

const cupPage = `---
title: Cup
description: A page with a picture beside it and a link to a file, for tests of a site below a path.
type: concept
---

Pour the water into a cup. See also the [list of pages](/sitemap.xml) and the [guide](/guide).

![A cup](../cup.svg)
`;

const filler =
  'Long text before the term moves it towards the end of its line, whatever the width is. '.repeat(3);

/** Every site that browser tests build. */
export const fixtures = {
  bare: { of: 'bare' },
  'bare without banner': {
    of: 'bare',
    files: { 'site.config.ts': bareWith({ baseUrlIssueBanner: false }) },
  },
  /** Its search asks two hosts. */
  asking: { of: 'bare', files: { 'site.config.ts': bareWith({ search: asking }) } },
  /** Its visits are measured by a tag. */
  measured: {
    of: 'bare',
    files: { 'site.config.ts': bareWith({ analytics: measured }), 'content/docs/code.md': codePage },
  },
  /** The product model of the project with a glossary of two terms, and pages that use it. */
  glossary: {
    of: 'bare',
    hasProductModel: true,
    isCommitted: true,
    files: {
      'content/product/glossary.yml': glossary,
      'content/docs/terms.md': termsPage(
        'Terms',
        90,
        `A lead.\n\nEach evaluator judges.\n\n- ${filler}A verdict.\n\nThe evaluator again.`,
      ),
      'content/docs/glossary.md': termsPage('Glossary', 91, 'An evaluator.\n\n::glossary'),
    },
  },
  configured: { of: 'configured', locales: ['ar', 'en'] },
  /** Three versions in four languages. */
  editions: {
    of: 'editions',
    locales: ['en', 'de', 'ja', 'ar'],
    hasOwnStrings: true,
    isCommitted: true,
    hasPreviewImages: true,
  },
  /** The same below a path of its host, answered by its own server. */
  'editions below a path': {
    of: 'editions',
    locales: ['en', 'de', 'ja', 'ar'],
    hasOwnStrings: true,
    hasPreviewImages: true,
    files: {
      'site.config.ts': configWith('editions', {
        url: 'https://docs.example.org/kettle/docs',
        search: { provider: 'self' },
      }),
      'content/redirects.yml': '- {from: /manual, to: /guide#boil-it}\n',
      'content/versions/2.0/docs/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'content/versions/2.0/docs/parts/cup.md': cupPage,
    },
  },
  /** Pages that stood elsewhere. */
  moved: { of: 'moved' },
  /** All that a page can contain. */
  prose: { of: 'prose', isCommitted: true },
} as const satisfies Readonly<Record<string, Fixture>>;

export type FixtureName = keyof typeof fixtures;
