import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../../src/prose/code/lines.ts';
import { markFlags } from '../../../../src/prose/compile/mark-flags.ts';
import type { Site } from '../../../../src/site/site.ts';
import { realProduct } from '../../product/product-folder.ts';

/** A site that has these pages alone. */
function siteWith(...routes: string[]): Pick<Site, 'product' | 'find'> {
  const find = (route: string) =>
    routes.includes(route) ? ({ route } as ReturnType<Site['find']>) : undefined;
  return { product: realProduct(), find };
}

/** Where the flags of two blocks on a page lead. */
async function links(site: Pick<Site, 'product' | 'find'>, route: string) {
  const mark = markFlags(site, route);
  const lines = await linesOf(
    'dtx redteam run --agent echo\nddtx redteam run --agent echo',
    'bash',
    new Set(),
  );
  return [mark(lines, 'bash'), mark(lines, 'bash')].map((block) =>
    block.flatMap(({ tokens }) => tokens.flatMap(({ href }) => href ?? [])),
  );
}

const reference = '/quick-start/other-features';

describe('flags on a page', () => {
  it('lead to their rows in the reference of their program, each once', async () => {
    expect(await links(siteWith(reference, '/installation/docker'), '/guide')).toEqual([
      [`${reference}#dtx-redteam-run--agent`, '/installation/docker#ddtx-redteam-run--agent'],
      [],
    ]);
  });

  it('are no links in the reference itself, without it and without a model', async () => {
    expect(await links(siteWith(reference), reference)).toEqual([[], []]);
    expect(await links(siteWith(), '/guide')).toEqual([[], []]);
    expect(await links({ ...siteWith(reference), product: undefined }, '/guide')).toEqual([[], []]);
  });
});
