import { describe, expect, it } from 'vitest';
import { hitText } from '../../../../src/search/ui/dialog/hit-text.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';

const mark = (text: string) => text.replace('TAP', '<mark>TAP</mark>');

describe('the text of a row [3.3]', () => {
  it('is the name of a page, and what matched in it', () => {
    expect(hitText(fakeHit({ content: 'Prunes with TAP.' }, mark))).toEqual({
      title: '<mark>TAP</mark>',
      place: ['Prunes with <mark>TAP</mark>.'],
    });
  });

  it('is the name of a heading with its page and the heading above', () => {
    const hierarchy = { lvl2: 'Limits', lvl3: 'Deep', lvl4: 'Deeper', lvl5: 'Fifth', lvl6: 'Sixth' };
    const text = (type: 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6') =>
      hitText(fakeHit({ type, content: 'Text', hierarchy }));
    expect(text('lvl2')).toEqual({ title: 'Limits', place: ['TAP'] });
    expect(text('lvl3')).toEqual({ title: 'Deep', place: ['TAP', 'Limits'] });
    expect(text('lvl4')).toEqual({ title: 'Deeper', place: ['TAP', 'Deep'] });
    expect(text('lvl5')).toEqual({ title: 'Fifth', place: ['TAP', 'Deeper'] });
    expect(text('lvl6')).toEqual({ title: 'Sixth', place: ['TAP', 'Fifth'] });
  });

  it('is the snippet of a paragraph with its page and heading [3.2]', () => {
    const hierarchy = { lvl2: 'Limits' };
    expect(hitText(fakeHit({ type: 'content', content: 'No TAP here', hierarchy }, mark))).toEqual({
      title: 'No <mark>TAP</mark> here',
      place: ['<mark>TAP</mark>', 'Limits'],
    });
    expect(hitText(fakeHit({ type: 'content', content: 'Text' })).place).toEqual(['TAP']);
  });

  it('is escaped when a provider marks nothing', () => {
    const { _snippetResult: _, _highlightResult: __, ...plain } = fakeHit({ hierarchy: { lvl1: '<b>&' } });
    expect(hitText(plain).title).toBe('&lt;b&gt;&amp;');
    expect(hitText({ ...plain, type: 'content', content: '<script>' }).title).toBe('&lt;script&gt;');
  });

  it('is the address when there is nothing else', () => {
    expect(hitText({ objectID: '1', url: 'https://docs.example.org/x' })).toEqual({
      title: 'https://docs.example.org/x',
      place: [],
    });
    expect(hitText({ objectID: '1' }).title).toBe('');
  });
});
