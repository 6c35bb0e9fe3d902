import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableTitle } from '../../../src/view/BreakableTitle.tsx';
import { RenderContext } from '../../../src/view/context.ts';
import type { PartName } from '../../../src/view/styles.ts';
import { siteOf } from '../site-folder.ts';

async function titleIn(code: string, text: string): Promise<string> {
  const site = await siteOf({});
  const value = {
    site: { ...site, locale: { ...site.locale, code } },
    path: '/',
    parts: new Set<PartName>(),
  };
  return renderToStaticMarkup(
    createElement(RenderContext.Provider, { value }, createElement(BreakableTitle, { text })),
  );
}

test('a Chinese title may break between its words, but not before a sign that ends a phrase', async () => {
  const title = await titleIn('zh-CN', '快速开始：第一份报告');
  expect(title).toContain('快速<wbr/>开始：<wbr/>');
  expect(title).not.toContain('<wbr/>：');
  expect(title).toContain('第一份<wbr/>');
  expect(title.replaceAll('<wbr/>', '')).toBe('快速开始：第一份报告');
});

test('a Japanese title does not break after a sign that opens a phrase', async () => {
  expect(await titleIn('ja', '設定（概要）')).toBe('設定（概要）');
});

test('a Japanese title in the letters of one script alone may break between its words', async () => {
  expect(await titleIn('ja', 'つかいかたについて')).toContain('<wbr/>');
  expect(await titleIn('ja', 'エージェントテスト')).toContain('<wbr/>');
});

test('a title in a script with blanks stays as it is', async () => {
  expect(await titleIn('zh-CN', 'Command-line reference')).toBe('Command-line reference');
});
