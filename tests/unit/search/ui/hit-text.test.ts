import { describe, expect, it } from 'vitest';
import { readHit } from '../../../../src/search/client/hits.ts';
import type { SearchHit } from '../../../../src/search/protocol/messages.ts';
import { hitText } from '../../../../src/search/ui/dialog/hit-text.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { withMarks } from '../../../support/search/marks.ts';

const mark = (text: string) => text.replace('TAP', '<mark>TAP</mark>');

/** The text of a row, what is marked in brackets. */
const textOf = (hit: SearchHit) => {
  const { title, place } = hitText(readHit(hit));
  return { title: withMarks(title), place: place.map(withMarks) };
};

describe('the text of a row [3.3]', () => {
  it('is the name of a page, and what matched in it', () => {
    expect(textOf(fakeHit({ content: 'Prunes with TAP.' }, mark))).toEqual({
      title: '[TAP]',
      place: ['Prunes with [TAP].'],
    });
  });

  it('is the name of a heading with its page and the heading above', () => {
    const hierarchy = { lvl2: 'Limits', lvl3: 'Deep', lvl4: 'Deeper', lvl5: 'Fifth', lvl6: 'Sixth' };
    const text = (type: 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6') =>
      textOf(fakeHit({ type, content: 'Text', hierarchy }));
    expect(text('lvl2')).toEqual({ title: 'Limits', place: ['TAP'] });
    expect(text('lvl3')).toEqual({ title: 'Deep', place: ['TAP', 'Limits'] });
    expect(text('lvl4')).toEqual({ title: 'Deeper', place: ['TAP', 'Deep'] });
    expect(text('lvl5')).toEqual({ title: 'Fifth', place: ['TAP', 'Deeper'] });
    expect(text('lvl6')).toEqual({ title: 'Sixth', place: ['TAP', 'Fifth'] });
  });

  it('is the snippet of a paragraph with its page and heading [3.2]', () => {
    const hierarchy = { lvl2: 'Limits' };
    expect(textOf(fakeHit({ type: 'content', content: 'No TAP here', hierarchy }, mark))).toEqual({
      title: 'No [TAP] here',
      place: ['[TAP]', 'Limits'],
    });
    expect(textOf(fakeHit({ type: 'content', content: 'Text' })).place).toEqual(['TAP']);
  });

  it('is the address when there is nothing else', () => {
    expect(textOf({ objectID: '1', url: 'https://docs.example.org/x' })).toEqual({
      title: 'https://docs.example.org/x',
      place: [],
    });
    expect(textOf({ objectID: '1' }).title).toBe('');
  });
});
