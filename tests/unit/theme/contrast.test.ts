import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../support/contrast.ts';
import { declarationsOf } from '../../support/css-declarations.ts';
import { themeColor } from '../../support/theme-colors.ts';

const modes = ['light', 'dark'] as const;

/** Surfaces that carry body text. */
const surfaces = ['paper', 'surface', 'raised', 'finding-wash', 'pass-wash', 'caution-wash'];
const codeSurfaces = ['surface', 'finding-wash', 'pass-wash', 'caution-wash'];
const codeKinds = ['comment', 'name', 'type'];

const onEach = (grounds: readonly string[], ...texts: readonly string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

describe.each(modes)('text against what it stands on in %s mode', (mode) => {
  it.each([
    [7, 'body text', [...onEach(surfaces, 'ink'), ...onEach(['surface'], 'code-ink')]],
    [
      4.5,
      'quiet text, links and code',
      [
        ...onEach(surfaces, 'muted', 'finding-text', 'pass-text', 'caution-text'),
        ...onEach(codeSurfaces, ...codeKinds.map((kind) => `code-${kind}`)),
      ],
    ],
    // `finding` is the ring around what has the focus.
    [3, 'borders of controls', onEach(['paper', 'surface', 'raised'], 'control-line', 'finding')],
  ])('has %s to 1: %s on every surface', (ratio, _, pairs) => {
    for (const [text, ground] of pairs)
      expect
        .soft(contrast(themeColor(text, mode), themeColor(ground, mode)), `${text} on ${ground}`)
        .toBeGreaterThanOrEqual(ratio);
  });
});

describe.each(modes)('for a reader who asks for more contrast, in %s mode', (mode) => {
  const css = readFileSync('src/theme/tokens.css', 'utf8');
  const more = declarationsOf(css).filter(({ media }) => media === '(prefers-contrast: more)');
  const color = (token: string) => {
    const value = more.find(({ property }) => property === `--${token}`)?.value ?? '';
    return value.match(/#\w{6}/g)?.[modes.indexOf(mode)] ?? 'none';
  };

  it.each([
    [7, 'muted', 'quiet text'],
    [3, 'line', 'lines'],
    [7, 'control-line', 'borders of controls'],
  ])('has %s to 1: %s (%s) on every surface without a tone', (ratio, token) => {
    for (const ground of ['paper', 'surface', 'raised'])
      expect(contrast(color(token), themeColor(ground, mode)), ground).toBeGreaterThanOrEqual(ratio);
  });
});

it('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
