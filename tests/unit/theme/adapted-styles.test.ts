import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Declaration, declarationsOf } from '../../support/css-declarations.ts';

/** Every declaration of every style sheet. */
const declarations = globSync('src/**/*.css').flatMap((file) => declarationsOf(readFileSync(file, 'utf8')));

/** What the style sheets say of a property, where `media` holds. */
const said = (selector: string, property: string, media = '') =>
  declarations
    .filter((each) => each.media === media && each.property === property)
    .filter(({ selectors }) => selectors.includes(selector))
    .map(({ value }) => value);

describe('a reader who asked for less motion', () => {
  const less = '(prefers-reduced-motion: reduce)';
  /** Moved by the script, which asks by itself, or only shown later. */
  const noMotion = [
    '::view-transition-old(root)',
    '.search-page:not([data-searching]) > .site-map',
    '.lab-running',
  ];
  const isMotion = ({ property, value }: Declaration) =>
    /^(transition|animation)(-duration)?$/.test(property) && value !== 'none';

  it('sees what follows the tempo of the theme at once', () => {
    expect([said(':root', '--quick', less), said(':root', '--calm', less)]).toEqual([['1ms'], ['1ms']]);
  });

  it('sees nothing else move, but the sign of a search that waits, slowly', () => {
    const moving = declarations
      .filter(({ media }) => media !== less && !media.includes('(prefers-reduced-motion: no-preference)'))
      .filter((each) => isMotion(each) && !/var\(--(quick|calm)\)/.test(each.value))
      .map(({ selectors: [selector = ''] }) => selector)
      .filter((selector) => !noMotion.includes(selector));
    expect(moving.length).toBeGreaterThan(2);
    const slow = '.finder[data-status="stalled"] > .search-box > svg';
    for (const selector of moving.filter((each) => each !== slow)) {
      const stopped = [...said(selector, 'transition', less), ...said(selector, 'animation', less)];
      expect(stopped, selector).toEqual(['none']);
    }
    expect(said(slow, 'animation-duration', less)).toEqual(['6s']);
  });
});

describe('a control that is drawn without its field', () => {
  // The field itself is out of sight: what stands for it says where the focus is.
  it('shows the focus of the field inside', () => {
    expect(said('.search-sections label:has(:focus-visible)', 'outline')).toEqual(['2px solid var(--ink)']);
  });
});

describe('colours of the reader', () => {
  it.each([
    // Borders and grounds that only their colour told apart.
    ['.toc a[aria-current]', 'border-color', 'Highlight'],
    ['.search-sections label:has(:checked)', 'border-color', 'Highlight'],
    ['.finder-hit[aria-selected="true"]', 'outline', '2px solid Highlight'],
    ['.tabs [role="tab"]', 'border-color', 'Canvas'],
    ['.tabs [role="tab"][aria-selected="true"]', 'border-color', 'Highlight'],
    ['.steps > ol > li::before', 'border', '1px solid'],
    ['.steps > ol > li::before', 'clip-path', 'none'],
    // Drawings, which they do not reach by themselves.
    ['.leaves::after', 'background', 'CanvasText'],
    ['.diagram g > :not(text)', 'fill', 'Canvas'],
    ['.diagram g > :not(text)', 'stroke', 'CanvasText'],
    ['.diagram .edge', 'stroke', 'CanvasText'],
    ['.diagram :is(text, .arrow)', 'fill', 'CanvasText'],
    ['.diagram .edge-label', 'stroke', 'Canvas'],
    ['.cells :is(path, .finding)', 'stroke', 'CanvasText'],
    ['.cells :is(path, .finding)', 'fill', 'none'],
    ['.results-chart text', 'fill', 'CanvasText'],
    ['.results-chart .track', 'fill', 'Canvas'],
    ['.results-chart .track', 'stroke', 'CanvasText'],
    ['.results-chart g .share', 'fill', 'Highlight'],
  ])('are those of %s: %s is %s', (selector, property, value) => {
    expect(said(selector, property, '(forced-colors: active)')).toEqual([value]);
  });

  it('do not meet shadows below the text of a table', () => {
    expect(said('.table', 'background')).toEqual([]);
    expect(said('.table', 'background', '(forced-colors: none)')).toHaveLength(1);
  });
});

describe('a language from right to left', () => {
  it.each([
    ['[dir="rtl"] .leaves::after', 'transform', 'scaleX(-1)'],
    ['[dir="rtl"] .category > button[aria-expanded="false"]::after', 'rotate', '135deg'],
    ['.admonition', 'border-start-end-radius', 'var(--radius)'],
    ['.admonition', 'border-end-end-radius', 'var(--radius)'],
    // Joined letters.
    ['[dir="rtl"]', '--spaced', '0'],
    ['[dir="rtl"]', '--label', '600 var(--tiny) / 1.4 var(--sans)'],
    ['[dir="rtl"] :is(h1, h2, h3):lang(ar)', 'letter-spacing', '0'],
    ['[dir="rtl"] :is(h1, h2, h3):lang(ar)', 'line-height', '1.4'],
  ])('has %s with %s %s', (selector, property, value) => {
    expect(said(selector, property)).toEqual([value]);
  });

  it('has its code from left to right', () => {
    for (const element of ['code', 'kbd', 'pre', 'samp']) {
      expect(said(element, 'direction'), element).toEqual(['ltr']);
      expect(said(element, 'unicode-bidi'), element).toEqual(['isolate']);
    }
  });

  it('mirrors everything', () => {
    const sided = declarations.filter(
      ({ property, value }) =>
        /^(left|right)$|-(left|right)\b/.test(property) || /^(left|right)$/.test(value),
    );
    expect(sided).toEqual([]);
  });
});

describe('paper', () => {
  it.each([
    ...['.navbar', '.sidebar', '.toc', '.toc-mobile', '.announcement', '.pager', '.skip-link'],
    ...['.breadcrumbs', '.code > button', '.model-filter', '.hash-link', '.footer-columns'],
    ...['.search-dialog', '.search-page :is(form, .search-sections, button)'],
  ])('has no %s', (selector) => {
    expect(said(selector, 'display', 'print')).toEqual(['none']);
  });

  it('keeps together what belongs together', () => {
    for (const selector of ['figure', 'tr', '.admonition', '.search-result'])
      expect(said(selector, 'break-inside', 'print'), selector).toEqual(['avoid']);
    expect(said('figure:has(> details)', 'break-inside', 'print')).toEqual(['auto']);
    for (const heading of ['h2', 'h3', 'h4', 'summary'])
      expect(said(heading, 'break-after', 'print'), heading).toEqual(['avoid']);
  });

  it('cuts off no table, and marks no terms that nobody can press', () => {
    expect(said('.table', 'overflow', 'print')).toEqual(['visible']);
    expect(said('.term button', 'text-decoration', 'print')).toEqual(['none']);
  });

  it('is white under a light and a dark page', () => {
    for (const root of [':root', '[data-theme="dark"]']) {
      expect(said(root, '--paper', 'print'), root).toEqual(['#fff']);
      expect(said(root, 'color-scheme', 'print'), root).toEqual(['light']);
    }
  });
});

describe('without script', () => {
  const without = '(scripting: none)';

  it.each([
    ...['.drawer-toggle', '[data-announcement-close]', '.color-mode', '.code > button'],
    ...['.category > button[aria-label]', '.tabs [role="tablist"]', '.model-filter', '.search-status'],
  ])('there is no %s, which would do nothing', (selector) => {
    expect(said(selector, 'display', without)).toEqual(['none']);
  });

  it('nothing stays folded', () => {
    for (const selector of ['[role="tabpanel"][hidden]', '.branch[hidden]'])
      expect(said(selector, 'display', without), selector).toEqual(['block']);
  });
});

it('fingers have rows and buttons of 44 px to choose from in the search dialog, and no hints about keys', () => {
  const byFinger = '(pointer: coarse), (width <= 768px)';
  const size = '2.75rem';
  for (const selector of [
    '.finder-hit',
    '.finder-chips > button',
    '.finder-suggestions button',
    '.finder-all',
  ])
    expect(said(selector, 'min-block-size', byFinger), selector).toEqual([size]);
  expect(said('.finder .icon-button', 'inline-size', byFinger)).toEqual([size]);
  expect(said('.finder .icon-button', 'block-size', byFinger)).toEqual([size]);
  expect(said('.finder-hints', 'display', byFinger)).toEqual(['none']);
});

it('the buttons of code are always seen, in a row of their own', () => {
  const ofButtons = declarations.filter(({ selectors }) =>
    selectors.some((each) => /^\.code > .*button/.test(each)),
  );
  expect(ofButtons.map(({ property }) => property)).not.toContain('opacity');
  expect(said('.code > button', 'grid-area')).toEqual(['1 / 3']);
  expect(said('.code pre', 'grid-area')).toEqual(['2 / 1 / auto / -1']);
});
