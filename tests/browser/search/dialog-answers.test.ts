import type { Page } from '@playwright/test';
import type { SearchHit } from '../../../src/search/protocol/messages.ts';
import { fakeHit } from '../../support/search/fake-answers.ts';
import { answers, held, inTurn, searchesOf } from '../../support/search/fake-host.ts';
import { stopClock } from '../support/clock.ts';
import { settle } from '../support/shell.ts';
import {
  activeOption,
  ask,
  dialog,
  expectAnswer,
  group,
  openDialog,
  options,
  query,
  seeAll,
  status,
  tactic,
  typeQuery,
} from './support/dialog.ts';
import { endOfQuery, expect, type FakedSite, marking, test } from './support/faked-site.ts';
import { keepReports } from './support/reports.ts';

test('what the dialog asks: one request for each letter, with the fields of the protocol, and nothing while the query is blank', async ({
  page,
  site,
}) => {
  const asked = () => site.first.searches().map((search) => search.query);
  // Time stands still: a letter is asked for without a pause.
  await stopClock(page);
  await openDialog(page, `${site.url}/only`);

  await test.step('[5.2] nothing while the query is empty or blank', async () => {
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await typeQuery(page, 't');
    expect(asked()).toEqual(['   t']);
    await query(page).fill('');
    site.first.requests.length = 0;
  });

  await test.step('[7.2] the fields of the protocol [7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 9.1, 9.3]', async () => {
    await typeQuery(page, 't');
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(site.first.searches()).toEqual([
      {
        query: 't',
        indexName: 'dtx-docs',
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facets: ['hierarchy.lvl0'],
      },
    ]);
  });

  await test.step('[7.1] one request for each letter, and none twice', async () => {
    await typeQuery(page, 'ap');
    await page.keyboard.press('Backspace');
    await expectAnswer(page, 'ta');
    await typeQuery(page, 'p');
    expect(asked()).toEqual(['t', 'ta', 'tap']);
    expect(site.first.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(3).fill('POST /1/indexes/*/queries'),
    );
  });

  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await test.step(`[9.4] snippets of ${words} words at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await ask(page, `at ${width}`);
      expect(site.first.searches().at(-1)?.attributesToSnippet).toContain(`content:${words}`);
    });
  }
});

/** Asks for something else in the open dialog, and gets these hits. */
async function show(page: Page, site: FakedSite, text: string, hits: SearchHit[]): Promise<void> {
  site.first.behave(answers({ hits }));
  await ask(page, text);
}

const mark = marking('TAP');

/** A hit of each type in a group of its name, and what its row says. */
const rows = {
  lvl1: 'TAPA page on TAP',
  lvl2: 'TwoTAP',
  lvl3: 'ThreeTAPTwo',
  lvl4: 'FourTAPThree',
  lvl5: 'FiveTAPFour',
  lvl6: 'SixTAPFive',
  content: 'About TAPTAPTwo',
};

function hitOfEachType(): SearchHit[] {
  const levels = { lvl1: 'TAP', lvl2: 'Two', lvl3: 'Three', lvl4: 'Four', lvl5: 'Five', lvl6: 'Six' };
  const hits = (['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const).map((type) =>
    fakeHit({ objectID: type, type, hierarchy: { ...levels, lvl0: type } }, mark),
  );
  const hierarchy = { lvl0: 'content', lvl2: 'Two' };
  const text = fakeHit({ objectID: 'text', type: 'content', content: 'About TAP', hierarchy }, mark);
  const pageHit = fakeHit({ content: 'A page on TAP', hierarchy: { lvl0: 'lvl1' } }, mark);
  return [pageHit, ...hits, text];
}

test('what the dialog tells and shows of an answer: its list, its number, groups, texts and places of its hits, markup as text, and all results', async ({
  page,
  site,
}) => {
  await openDialog(page, `${site.url}/only`);

  await test.step('[4.13] the list it opens is named by the input, and no list when there is none; readers who hear the page are told how much was found', async () => {
    site.first.behave(
      inTurn(answers({ hits: [tactic('TAP')] }), answers({ hits: [tactic('TAP')], nbHits: 1234 }), answers()),
    );
    await expect(query(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(query(page)).not.toHaveAttribute('aria-controls');
    await page.keyboard.type('a');
    await expect(status(page)).toHaveText('One result for a');
    await expect(query(page)).toHaveAttribute('aria-expanded', 'true');
    const list = await query(page).getAttribute('aria-controls');
    await expect(page.locator(`#${list}`)).toHaveRole('listbox');
    await expect(activeOption(page)).toHaveId(
      (await query(page).getAttribute('aria-activedescendant')) ?? '',
    );
    await page.keyboard.type('b');
    await expect(status(page)).toHaveText('1,234 results for ab');
    await page.keyboard.type('c');
    await expect(status(page)).toHaveText('No results for abc');
    await expect(dialog(page).getByText('No results for "abc"')).toBeVisible();
    await expect(query(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(query(page)).not.toHaveAttribute('aria-activedescendant');
  });

  await test.step('[X.5] never an older answer after a newer one', async () => {
    const { behavior, release } = held(
      answers(({ query: asked }) => ({ hits: [tactic(`Answer to ${asked}`)] })),
      (request) => searchesOf(request)[0]?.query === 'old',
    );
    site.first.behave(behavior);
    const before = site.first.requests.length;
    const ended = endOfQuery(page, 'old');
    await query(page).fill('old');
    await expect.poll(() => site.first.requests.length).toBe(before + 1);
    await page.keyboard.type('b');
    await expect(options(page)).toHaveText(['Answer to oldb']);
    release();
    await ended;
    await settle(page);
    await expect(options(page)).toHaveText(['Answer to oldb']);
  });

  await test.step('[3.1] hits by group, in the order of the answer', async () => {
    const provider = fakeHit({ objectID: 'p', hierarchy: { lvl0: 'Providers', lvl1: 'HTTP' } });
    await show(page, site, 'groups', [tactic('TAP'), provider, tactic('PAIR')]);
    await expect(dialog(page).locator('[role=listbox] > [role=group]')).toHaveCount(2);
    await expect(group(page, 'Tactics').getByRole('option')).toHaveText(['TAP', 'PAIR']);
    await expect(group(page, 'Providers').getByRole('option')).toHaveText(['HTTP']);
  });

  await test.step('[3.2] [3.3] each type by its own text, its page and the heading above', async () => {
    await show(page, site, 'types', hitOfEachType());
    for (const [name, row] of Object.entries(rows)) {
      await expect(group(page, name).getByRole('option')).toHaveText([row]);
    }
    await expect(group(page, 'lvl1').locator('mark')).toHaveText(['TAP', 'TAP']);
  });

  await test.step('[3.3] what is in a page below the page', async () => {
    const inside = tactic('TAP', { objectID: 'in', type: 'lvl2', hierarchy: { lvl2: 'Limits' } });
    await show(page, site, 'inside', [tactic('PAIR'), tactic('TAP'), inside]);
    await expect(options(page)).toHaveText(['PAIR', 'TAP', 'LimitsTAP']);
    const starts = await options(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().x));
    expect(starts[0]).toBe(starts[1]);
    expect(starts[2]).toBeGreaterThan(starts[1] ?? Infinity);
  });

  await test.step('[9.2] at most five hits of a group', async () => {
    const hits = Array.from({ length: 20 }, (_, i) => tactic(`Page ${i}`));
    await show(page, site, 'many', hits);
    await expect(options(page)).toHaveText(['Page 0', 'Page 1', 'Page 2', 'Page 3', 'Page 4']);
  });

  await test.step('[3.4] links to the site by path, links elsewhere as they are, and nothing that runs', async () => {
    const urls = [
      'https://docs.example.org/only?a=1#place',
      `${site.url}/only`,
      'https://elsewhere.example.org/x',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
    ];
    const hits: SearchHit[] = urls.map((url, i) => tactic(`Page ${i}`, { objectID: `${i}`, url }));
    await show(page, site, 'x', hits.slice(0, 5));
    const addresses = () => options(page).evaluateAll((all) => all.map((row) => row.getAttribute('href')));
    await expect.poll(addresses).toEqual(['/only?a=1#place', '/only', 'https://elsewhere.example.org/x']);
    await show(page, site, 'xy', hits.slice(3));
    await expect(dialog(page).getByText('No results for "xy"')).toBeVisible();
  });

  await test.step('hits that lack everything but an address', async () => {
    const lacking = [{ objectID: '1', url: 'https://docs.example.org/only' }, { objectID: '2' }];
    site.first.behave(answers({ hits: lacking }));
    await ask(page, 'lacking');
    await expect(options(page)).toHaveText(['https://docs.example.org/only']);
  });

  await test.step('text, whatever an answer or a query holds', async () => {
    const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const hits = [fakeHit({ content: evil, hierarchy: { lvl0: evil, lvl1: evil } })];
    const facets = { 'hierarchy.lvl0': { [evil]: 20, b: 2, c: 3 } };
    site.first.behave(answers({ hits, facets, nbHits: 25 }));
    await query(page).fill(evil);
    await expect(activeOption(page)).toContainText('<img src=x onerror=');
    site.first.behave(answers());
    await query(page).fill('<b>\u202e\ud800');
    // With a quotation mark: the announcement for those who hear the page has none.
    await expect(dialog(page).getByText('No results for "')).toContainText('<b>');
    await expect(dialog(page).locator('img, script, b')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  await test.step('[2S.17] a link to all results, which closes the dialog', async () => {
    site.first.behave(answers({ hits: [tactic('TAP')], nbHits: 1234 }));
    await query(page).fill('a&b');
    await expect(seeAll(page)).toHaveText('See all 1,234 results');
    await expect(seeAll(page)).toHaveAttribute('href', '/search?q=a%26b');
    await page.keyboard.type('c');
    await expect(seeAll(page)).toHaveAttribute('href', '/search?q=a%26bc');
    await expect(seeAll(page)).toHaveText('See all 1,234 results');
    await seeAll(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await seeAll(page).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('[7.13] [7.10] with reports switched on, a chosen hit is reported with its place and the id of its answer', async () => {
    const report = await keepReports(page);
    site.first.behave(answers({ hits: [tactic('TAP'), tactic('PAIR')], queryID: 'id-1' }));
    site.first.requests.length = 0;
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.type('a');
    await expect(options(page)).toHaveCount(2);
    await options(page).nth(1).click();
    await expect.poll(report).toMatchObject({
      events: [{ eventName: 'Item Selected', queryID: 'id-1', objectIDs: ['PAIR'], positions: [2] }],
    });
    expect(site.first.searches()[0]).toMatchObject({ clickAnalytics: true });
  });
});
