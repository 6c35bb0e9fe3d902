import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SourceLinks } from '../../../../src/product/views/SourceLinks.tsx';
import { RenderContext } from '../../../../src/view/context.ts';
import { realProduct, siteWithProduct } from '../product-folder.ts';

test('a source is shown by its title, a module by that of what it is part of, each once', async () => {
  const source = realProduct().sources.find(({ id }) => id === 'dtx-evaluators');
  if (!source) throw new Error('the source of the test is missing');
  const value = { site: await siteWithProduct({}), path: '/x', parts: new Set<never>() };
  const html = (...ids: string[]) =>
    renderToStaticMarkup(
      createElement(RenderContext.Provider, { value }, createElement(SourceLinks, { ids })),
    );
  const one = html('dtx-evaluators');
  expect(one).toContain(source.title);
  expect(html('dtx-evaluators/keyword')).toBe(one);
  expect(html('dtx-evaluators/keyword', 'dtx-evaluators/jq')).toBe(one);
  expect(html('dtx')).not.toContain(source.title);
});
