import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedParts, plainText } from '../../../../src/search/client/marked.ts';
import { escapeHtml } from '../../../../src/search/core/escape.ts';

const read = (html: string) => plainText(markedParts(html));

describe('a text with marks', () => {
  it('is read as text and marked text', () => {
    expect(markedParts('a <mark>b</mark> c')).toEqual([
      { text: 'a ', marked: false },
      { text: 'b', marked: true },
      { text: ' c', marked: false },
    ]);
  });

  it('knows five entities, each once', () => {
    expect(read('&lt;b&gt; &amp; &quot;x&quot; &#39;y&#039; &amp;lt; &nbsp;')).toBe(
      '<b> & "x" \'y\' &lt; &nbsp;',
    );
  });

  it('shows any other markup as text', () => {
    const html = '<img src=x onerror=alert(1)><mark class="x">a</mark><MARK>b';
    expect(read(html)).toBe('<img src=x onerror=alert(1)><mark class="x">a<MARK>b');
  });

  it('survives marks that nest, do not close or do not open', () => {
    expect(markedParts('<mark>a<mark>b</mark>c</mark>d')).toEqual([
      { text: 'a', marked: true },
      { text: 'b', marked: true },
      { text: 'c', marked: false },
      { text: 'd', marked: false },
    ]);
    expect(read('a</mark>b<mark>')).toBe('ab');
  });

  it('gives back every text that was escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(escapeHtml(text))).toBe(text);
      }),
    );
  });
});
