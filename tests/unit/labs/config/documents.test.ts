import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../../checks/examples/document-kinds.ts';
import { pages } from '../../../../src/labs/config/pages.ts';
import { parseFence } from '../../../../src/prose/code/fence.ts';
import { realProduct } from '../../product/product-folder.ts';
import { checkConfig, told } from './check.ts';
import { documentsOfPages, type PageDocument } from './documents.ts';

/** What the lab calls what the checks of pages know by name. */
const titles: Readonly<Record<string, RegExp>> = {
  scope: /^A scope$|^A provider file$/,
  plan: /^A plan$/,
  report: /^A report$|^A plan$/,
  provider: /^A provider file$/,
  detection: /^A detection reply/,
  environment: /^An environment/,
  'evaluator#input': /^What a jq rule sees/,
  'provider#http-parsed': /^A `config` of an HTTP target$/,
  'provider#http-common': /^A part of the `config` of an HTTP target$/,
  'prompts#langhub': /^A `config` of a prompt template$/,
  compose: /^A Compose file/,
  workflow: /^A workflow of GitHub/,
  'chat-completion': /^A reply of the chat completions API$/,
  'connect-error': /^An error of the Connect protocol$/,
};

function expected({ language, code, title, schema, value }: PageDocument): string | undefined {
  const fence = parseFence(
    [title && `title="${title}"`, schema && `schema="${schema}"`].filter(Boolean).join(' '),
  );
  const kind = kindOf({ language, code, fence, line: 1, notTried: false }, value, realProduct());
  return schema === 'none' || !kind || !('name' in kind) ? undefined : kind.name;
}

describe('every document that a page shows', () => {
  const documents = documentsOfPages().flatMap((document) => {
    const name = expected(document);
    return name ? [{ ...document, name }] : [];
  });

  test('[2S.38] is recognised by what is in it, and fits its format but for what a part of it leaves out', () => {
    expect(documents.length).toBeGreaterThan(80);
    const wrong = documents.flatMap(({ place, name, code, title = '' }) => {
      const outcome = checkConfig(code);
      const isPart = !/^\S+\.(?:ya?ml|json)$/.test(title);
      const problems = told(outcome, 'errors').filter((each) => !(isPart && /: `\w+`: missing\./.test(each)));
      const known = titles[name] ?? new RegExp(`\`${name}\` of the API$`);
      return known.test(outcome.kind.title) && problems.length === 0
        ? []
        : [{ place, name, title: outcome.kind.title, problems }];
    });
    expect(wrong).toEqual([]);
  });

  test('has no error that would end a run', () => {
    const ends = documents.flatMap(({ place, code }) =>
      told(checkConfig(code), 'ends').map((each) => `${place}: ${each}`),
    );
    expect(ends).toEqual([]);
  });

  test('holds no key', () => {
    expect(documents.flatMap(({ code }) => told(checkConfig(code), 'secrets'))).toEqual([]);
  });
});

test.each(Object.values(pages))('the page %s has the section that a finding leads to', (page) => {
  const [route = '', section] = page.split('#');
  const path = `content/docs${route.replace(/\/$/, '')}`;
  const file = [`${path}.md`, `${path}/index.md`].find((each) => existsSync(each));
  expect(file, route).toBeDefined();
  if (section === undefined || !file) return;
  const slugger = new GithubSlugger();
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#{2,4} (.+?)(?: \{#([\w-]+)\})?$/gm)].map(
    ([, text = '', id]) => id ?? slugger.slug(text.replaceAll('`', '')),
  );
  expect(headings).toContain(section);
});
