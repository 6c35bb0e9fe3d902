import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineCode } from '../../../../src/view/InlineCode.tsx';

const html = (code: string) => renderToStaticMarkup(createElement(InlineCode, null, code));

test('short code stays on one line', () => {
  expect(html('--max_prompts')).toBe('<code>--max_prompts</code>');
});

test('so does code of 25 letters, and longer code does not', () => {
  expect(html('toxicity:hate_speech_text')).toBe('<code>toxicity:hate_speech_text</code>');
  expect(html('toxicity:hate_speech_texts')).toContain('<wbr/>');
  expect(html('no part follows, but blanks and ends: . ')).not.toContain('<wbr/>');
});

test('long code breaks between its parts', () => {
  expect(html('toxicity:hate_speech:harassment')).toBe(
    '<code class="long">toxicity:<wbr/>hate_<wbr/>speech:<wbr/>harassment</code>',
  );
});

test('code in a narrow column may break earlier', () => {
  const code = createElement(InlineCode, { unbroken: 6 }, 'dtx:tabs');
  expect(renderToStaticMarkup(code)).toBe('<code class="long">dtx:<wbr/>tabs</code>');
});

test('long code does not break within a flag', () => {
  expect(html('dtx redteam run --agent … -o out')).toBe(
    '<code class="long">dtx redteam run <span>--agent</span> … <span>-o</span> out</code>',
  );
  // Unless the flag alone is too long.
  expect(html('--flag_of_more_than_25_letters_that')).toMatch(/^<code class="long">--flag_<wbr\/>of_/);
  expect(html('run --plan_file redteam_plan-v2.yml')).toContain('redteam_<wbr/>plan-v2.');
});
