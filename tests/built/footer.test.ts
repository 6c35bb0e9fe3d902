import { beforeAll, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import type { SentPage } from '../support/sent-page.ts';
import { type BuiltFixture, builtFixtureOf } from './fixture.ts';
import { pageOf } from './site.ts';

/** The fixture that has everything configured. */
let configured: BuiltFixture;
beforeAll(async () => {
  configured = await builtFixtureOf('configured');
});

/** Each column: its title, and its links as they are read, with address, window and what the other site is told. */
function columnsOf(page: SentPage) {
  return page.texts('footer .footer-columns > div > h2').map((title, i) => {
    const links = `footer .footer-columns > div:nth-child(${i + 1}) a`;
    const [hrefs, targets, rels] = ['href', 'target', 'rel'].map((name) => page.attributes(links, name));
    return [title, page.texts(links).map((text, at) => [text, hrefs?.[at], targets?.[at], rels?.[at]])];
  });
}

/** A window of its own, which the other site is told nothing of; a list of words is joined by commas here. */
const alone = ['_blank', 'noopener,noreferrer'] as const;

test('[2S.5] [2S.6] [2S.7] the footer leads to the docs, the code, the blog and the website, and while none is set, to no chat', () => {
  expect(columnsOf(pageOf('/tactics/flipattack'))).toEqual([
    [
      'Docs',
      [
        ['API', '/category/-api', undefined, undefined],
        ['Quick Start', '/quick-start', undefined, undefined],
        ['SDK', '/dtx/sdk', undefined, undefined],
      ],
    ],
    ['Community', [['GitHub (opens in new tab)', 'https://github.com/detoxio-ai', ...alone]]],
    [
      'More',
      [
        ['Blog (opens in new tab)', 'https://blog.detoxio.ai/', ...alone],
        ['Website (opens in new tab)', 'https://detoxio.ai', ...alone],
      ],
    ],
  ]);
  expect(routes).toEqual(expect.arrayContaining(['/category/-api', '/quick-start', '/dtx/sdk']));
});

test('[2S.7] the footer says what the tool is for and which version the documentation has', () => {
  const text = pageOf('/tactics/flipattack').text('footer');
  expect(text).toContain('Test only systems you own or are allowed to test.');
  expect(text).toMatch(/Documentation \d+\.\d+\.\d+/);
});

test('[2S.6] with a chat address the footer column Community has two links', () => {
  const community = columnsOf(configured.pageOf('/guide')).find(([title]) => title === 'Community');
  expect(community?.[1]).toEqual([
    ['Chat (opens in new tab)', 'https://chat.example.org/invite', ...alone],
    [expect.stringMatching(/^GitHub/), expect.any(String), ...alone],
  ]);
});
