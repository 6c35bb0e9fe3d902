import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileCache } from '../../src/base/cache/file-cache.ts';
import { ownPages } from '../../src/site/own-pages.ts';
import type { Page } from '../../src/site/page.ts';
import type { Site } from '../../src/site/site.ts';
import { type CardInput, cardInput } from '../../src/social/card-input.ts';
import { cardText } from '../../src/social/card-text.ts';
import { drawCard } from '../../src/social/draw-card.tsx';
import { drawCards } from '../../src/social/draw-cards.ts';
import { runCells } from '../../src/social/run-cells.ts';
import { fitLines, fitTitle } from '../../src/social/text-fit.ts';
import { config, description, folder, page, siteOf } from './site-folder.ts';

const card: CardInput = {
  name: 'DTX',
  docs: 'Docs',
  section: 'Tactics',
  title: 'TAP: tree of attacks with pruning',
  description,
  seed: '/tactics/tap',
};
const lineWidth = 748;

/** A page of the docs tree. */
function pageAt(site: Site, path: string): Page {
  const found = site.find(path);
  if (!found) throw new Error(`the page ${path} of the test is missing`);
  return found;
}

describe('cardInput', () => {
  it('says section, title and description of a page and takes the honeycomb from its path [2N.9]', async () => {
    const site = await siteOf({
      'tactics/index.md': page({ title: 'Attack tactics', sidebar_label: 'Tactics' }),
      'tactics/tap.md': page({ title: 'TAP' }),
    });
    expect(cardInput(site, pageAt(site, '/tactics/tap'))).toEqual({ ...card, title: 'TAP' });
  });

  it('names no section on the page that is the section', async () => {
    const site = await siteOf({ 'tactics/index.md': page({ title: 'Tactics' }), 'tactics/tap.md': page() });
    expect(cardInput(site, pageAt(site, '/tactics/'))).toMatchObject({ section: '', title: 'Tactics' });
  });

  it('shows the tagline where the title is only the name of the site', async () => {
    const site = await siteOf({ 'index.md': page({ title: config.title }) });
    expect(cardInput(site, pageAt(site, '/'))).toMatchObject({ title: config.tagline, description: '' });
  });

  it('has words for the pages that the site makes of itself, which are none of the docs tree', async () => {
    const site = await siteOf({});
    const { search, privacy } = site.strings;
    expect(ownPages(site).map((each) => cardInput(site, each))).toMatchObject([
      { section: '', title: search.title, description: search.lead, seed: '/search' },
      { section: '', title: privacy.title, description: privacy.lead, seed: '/privacy' },
    ]);
  });

  it('falls back to the name of the site when no letter of a title can be drawn', async () => {
    const site = await siteOf({ 'a.md': page({ title: '日本語' }) });
    expect(cardInput(site, pageAt(site, '/a')).title).toBe(config.title);
  });
});

describe('cardText', () => {
  it.each([
    ['🔌 API', 'API'],
    ['Family 👩‍👩‍👧 and 🇩🇪 flag', 'Family and flag'],
    ['Step 1️⃣ done ✔️', 'Step 1 done'],
    ['日本語 العربية DTX', 'DTX'],
    ['Ελληνικά, Кириллица, Tiếng Việt', 'Ελληνικά, Кириллица, Tiếng Việt'],
    ['“Quoted” – © 2025…', '“Quoted” – © 2025…'],
  ])('draws of %j only %j', (text, drawn) => {
    expect(cardText(text)).toBe(drawn);
  });
});

describe('fitTitle', () => {
  it('sets a short title in the largest size on one line', () => {
    expect(fitTitle('Community', lineWidth)).toEqual({ size: 84, lines: ['Community'] });
  });

  it('makes a longer title smaller and its lines about equally long', () => {
    const { size, lines } = fitTitle('Quick start: your first red-team report', lineWidth);
    expect(size).toBe(72);
    expect(lines).toEqual(['Quick start: your', 'first red-team report']);
  });

  it('makes a title smaller rather than break a word', () => {
    const word = 'ConfigurationEnvironment';
    const { size, lines } = fitTitle(word, lineWidth);
    expect(size).toBeLessThan(84);
    expect(lines).toEqual([word]);
  });

  it('cuts after a whole word what is too long for three lines', () => {
    const { size, lines } = fitTitle('Environments, settings, '.repeat(9).trim(), lineWidth);
    expect(size).toBe(48);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/ (?:Environments|settings)…$/);
  });

  it('takes at most three lines and loses no word of a title that is not cut', () => {
    const word = fc.string({ minLength: 1, maxLength: 60 }).map((text) => text.replace(/\s/g, '_'));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const { lines } = fitTitle(words.join(' '), lineWidth);
        expect(lines.length).toBeLessThanOrEqual(3);
        const wasCut = lines.at(-1)?.endsWith('…');
        if (!wasCut) expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });
});

describe('fitLines', () => {
  it('breaks a word that is wider than a line, and cuts it on the last one', () => {
    expect(fitLines('m'.repeat(12), 5, 3)).toEqual(['mmmmm', 'mmmmm', 'mm']);
    expect(fitLines('m'.repeat(30), 5, 2)).toEqual(['mmmmm', 'mmmm…']);
  });

  it('has no line for an empty text', () => {
    expect(fitLines('', 20, 2)).toEqual([]);
  });
});

describe('runCells', () => {
  it('gives a path always the same run, with three findings, and another path another one', () => {
    expect(runCells('/a')).toEqual(runCells('/a'));
    expect(runCells('/a')).not.toEqual(runCells('/b'));
    expect(runCells('/a').filter(({ verdict }) => verdict === 'finding')).toHaveLength(3);
  });

  it('keeps clear of the logo and of the text whatever the path', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        for (const { x, y } of runCells(path)) expect(x - 54).toBeGreaterThan(y < 150 ? 600 : 820);
      }),
    );
  });
});

describe('drawCard', () => {
  it('makes a small palette PNG of 1200 × 630 in the colours of the site [2N.9]', async () => {
    const png = await drawCard(card);
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(png.length).toBeLessThan(40_000);
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
      isPalette: true,
    });
    const pixel = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(pixel.toString('hex')).toBe('fbfaf7');
  });

  it('draws nothing but the paper where an empty card has no text', async () => {
    const area = { left: 60, top: 150, width: 700, height: 440 };
    const colors = async (input: CardInput) =>
      new Set(
        (
          await sharp(await drawCard(input))
            .extract(area)
            .greyscale()
            .raw()
            .toBuffer()
        ).values(),
      ).size;
    expect(await colors({ ...card, section: '', title: '', description: '' })).toBe(1);
    expect(await colors(card)).toBeGreaterThan(10);
  });

  it('does not fail on text that its fonts cannot draw', async () => {
    const png = await drawCard({
      ...card,
      title: '🔌 日本語 العربية',
      description: '👩‍👩‍👧 עברית',
      section: 'ไทย',
    });
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('drawCards', () => {
  it('draws the card of each page once, and another one when what it says has changed', async () => {
    const cache = join(folder({}), 'social');
    const files = { 'index.md': page({ title: config.title }), 'a.md': page({ title: 'One' }) };
    const draw = async (all: typeof files) => drawCards(await siteOf(all), fileCache(cache));
    const cards = await draw(files);
    expect([...cards.keys()].sort()).toEqual([
      '/social/a.png',
      '/social/index.png',
      '/social/privacy.png',
      '/social/search.png',
    ]);
    const one = cards.get('/social/a.png') ?? Buffer.alloc(0);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200 });
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(4);

    const times = () => kept.map((name) => statSync(join(cache, name)).mtimeMs);
    const before = times();
    expect(await draw(files)).toEqual(cards);
    expect(times()).toEqual(before);

    const changed = await draw({ ...files, 'a.md': page({ title: 'Two' }) });
    expect(one.equals(changed.get('/social/a.png') ?? one)).toBe(false);
    expect(readdirSync(cache)).toHaveLength(5);
  });
});
