import { expect, test } from 'vitest';
import { sentPage } from '../support/sent-page.ts';
import { builtText, pageOf } from './site.ts';

test.each(['', '/es', '/zh-CN', '/ar'])(
  'the edition "%s" has what comforts draw, and no page has [2S.26]',
  (base) => {
    const drawn = sentPage(builtText(`${base}/fragments/comforts.html`));
    expect(drawn.texts('.shortcuts kbd')).toEqual(expect.arrayContaining(['Ctrl+K', '/', '?', 'Esc', '0']));
    expect(drawn.attributes('.to-top, .zoom button', 'ariaLabel')).not.toContain(undefined);
    expect(pageOf(`${base}/tactics/pair`).texts('.shortcuts, .to-top, .zoom')).toEqual([]);
  },
);
