import { describe, expect, it } from 'vitest';
import { cover, markupOf } from '../../browser/support/markup.ts';

/** Whether the second document has a kind of element that the first has not. */
const hasNew = (kind: 'elements' | 'nested', known: string, html: string) =>
  [...markupOf(html)[kind]].some((each) => !markupOf(known)[kind].has(each));

describe('the kinds of elements of a document', () => {
  it.each([
    ['another tag', '<p>a</p>', '<h2>a</h2>'],
    ['another class', '<p class="a">a</p>', '<p class="a b">a</p>'],
    ['another role', '<div role="tab">a</div>', '<div role="alert">a</div>'],
    ['a name for assistive technology', '<button>a</button>', '<button aria-expanded="true">a</button>'],
    ['another type', '<input type="text">', '<input type="search">'],
    ['another language', '<html lang="en"></html>', '<html lang="ar"></html>'],
    ['what of a drawing is named', '<svg><g/></svg>', '<svg><g aria-label="a"/></svg>'],
    ['a role in a drawing', '<svg><path/></svg>', '<svg><path role="img"/></svg>'],
    ['a text in a drawing', '<svg><path/></svg>', '<svg><text>a</text></svg>'],
    ['a drawing that is not hidden', '<svg class="a" aria-hidden="true"/>', '<svg class="a" role="img"/>'],
  ])('differ by %s', (_, known, html) => {
    expect(hasNew('elements', known, html)).toBe(true);
  });

  it.each([
    ['text', '<p>a</p>', '<p>b</p>'],
    ['the order of classes', '<p class="a b">a</p>', '<p class="b a">a</p>'],
    ['an address', '<a href="/a">a</a>', '<a href="/b">a</a>'],
    ['what is said to assistive technology', '<p aria-label="a">a</p>', '<p aria-label="b">a</p>'],
    ['where a line may break', '<p>a</p>', '<p>a<br>b<wbr>c</p>'],
    ['a shape', '<svg><g class="a"/></svg>', '<svg><g class="b"><path/><rect class="c"/></g></svg>'],
    [
      'what a drawing for the eyes alone shows',
      '<svg class="a" aria-hidden="true"/>',
      '<svg class="b" aria-hidden="true"/>',
    ],
    ['the text a word is in', '<p><b>a</b></p><div>b</div>', '<p>a</p><div><b>b</b></div>'],
    [
      'a mark around a link',
      '<p><a href="/a">a</a> <strong>b</strong></p>',
      '<p><strong><a href="/a">a</a></strong></p>',
    ],
  ])('do not differ by %s', (_, known, html) => {
    expect(hasNew('nested', known, html)).toBe(false);
  });

  it('nested differ by the parent, elements do not', () => {
    const [known, html] = ['<ul><li>a</li></ul><ol></ol>', '<ul></ul><ol><li>a</li></ol>'];
    expect(hasNew('elements', known, html)).toBe(false);
    expect(hasNew('nested', known, html)).toBe(true);
  });

  it.each([
    [
      'a link in a heading',
      '<p><b>a</b> <a href="/a">a</a></p><h2>b</h2>',
      '<h2><b><a href="/a">a</a></b></h2>',
    ],
    [
      'a link in a mark that is a control',
      '<p><b>a</b> <a href="/a">a</a></p>',
      '<p><b role="button"><a href="/a">a</a></b></p>',
    ],
    ['a word in a list that has no items', '<ul><li><b>a</b></li></ul>', '<ul><b>a</b></ul>'],
    ['a word in a link', '<p><b>a</b></p><a href="/a">a</a>', '<a href="/a"><b>a</b></a>'],
  ])('nested differ for %s', (_, known, html) => {
    expect(hasNew('nested', known, html)).toBe(true);
  });
});

describe('documents that cover all kinds', () => {
  const chosen = (kinds: Record<string, string>, cost: (letters: string) => number = () => 1) =>
    cover(new Map(Object.entries(kinds)), (letters) => new Set(letters), cost);

  it('are few, and leave no kind out', () => {
    expect(chosen({ a: 'xy', b: 'xyz', c: 'w', d: 'zx' })).toEqual(['b', 'c']);
  });

  it('take in a document as soon as it has something new', () => {
    expect(chosen({ a: 'xyz', b: 'xy' })).toEqual(['a']);
    expect(chosen({ a: 'xyz', b: 'xyv' })).toEqual(['a', 'b']);
  });

  it('are cheap ones where they have as much', () => {
    expect(chosen({ a: 'xyzzzz', b: 'xyz' }, (letters) => letters.length)).toEqual(['b']);
  });

  it('begin with those that are wanted in any case, and count what these have', () => {
    const documents = new Map(Object.entries({ a: 'xyz', b: 'xy', c: 'w' }));
    const few = cover(
      documents,
      (letters) => new Set(letters),
      () => 1,
      ['b'],
    );
    expect(few).toEqual(['b', 'a', 'c']);
    const unknown = () =>
      cover(
        documents,
        (letters) => new Set(letters),
        () => 1,
        ['d'],
      );
    expect(unknown).toThrow('There is no d');
  });

  it('leave out kinds that are known, and what has nothing else', () => {
    const documents = new Map(Object.entries({ a: 'xyz', b: 'xyw' }));
    const few = cover(
      documents,
      (letters) => new Set(letters),
      () => 1,
      [],
      new Set('xyz'),
    );
    expect(few).toEqual(['b']);
  });

  it('are none where there are none', () => {
    expect(chosen({})).toEqual([]);
  });
});
