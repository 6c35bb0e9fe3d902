import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf } from '../../../../src/labs/frame/set-text.ts';
import { blocksOf, changedBlocks, longestPiece, piecesOf } from '../../../../src/labs/frame/text-blocks.ts';

const line = fc
  .tuple(fc.constantFrom('a', 'bb ', 'c'), fc.constantFrom(0, 1, 3, 40, 700, 2500))
  .map(([text, times]) => `${text.repeat(times)}\n`);
const longText = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join(''));

test('blocks after a series of changes hold the text, each of them whole lines', () => {
  fc.assert(
    fc.property(fc.array(longText, { minLength: 2, maxLength: 5 }), ([first = '\n', ...others]) => {
      let blocks = blocksOf(first);
      for (const text of others) {
        const { at, removed, added } = changedBlocks(blocks, changeOf(blocks.join(''), text));
        blocks = blocks.toSpliced(at, removed, ...added);
        expect(blocks.join('')).toBe(text);
        expect(blocks.every((block) => block.endsWith('\n'))).toBe(true);
      }
    }),
  );
});

const lines = (many: number) => 'twenty letters a line\n'.repeat(many);

test('a letter that is typed changes one block of a long text', () => {
  const blocks = blocksOf(lines(2000));
  expect(blocks.length).toBeGreaterThan(10);
  const { at, removed, added } = changedBlocks(blocks, [20_000, 0, 'x']);
  expect([removed, added.length]).toEqual([1, 1]);
  expect(added[0]).toHaveLength((blocks[at]?.length ?? 0) + 1);
});

test('a block whose last break is taken away goes on in the next one', () => {
  const blocks = blocksOf(lines(300));
  const end = blocks[0]?.length ?? 0;
  expect(changedBlocks(blocks, [end - 1, 1, ''])).toMatchObject({ at: 0, removed: 2 });
});

test('a block that grows long is split, and one that loses all its lines goes', () => {
  const blocks = blocksOf(lines(300));
  expect(changedBlocks(blocks, [5, 0, lines(500)]).added.length).toBeGreaterThan(3);
  const [first = '', second = ''] = blocks;
  expect(changedBlocks(blocks, [first.length, second.length, ''])).toEqual({ at: 1, removed: 1, added: [] });
});

describe('the text nodes of a block', () => {
  const block = fc
    .array(
      fc.tuple(
        fc.constantFrom('{"a": 1}, ', '日本語', '👩‍👩‍👧', 'e\u0301', '\n'),
        fc.constantFrom(1, 7, 400),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.map(([text, times]) => text.repeat(times)).join(''));

  test('hold its text, and none begins within what is drawn as one letter', () => {
    fc.assert(
      fc.property(block, (text) => {
        const pieces = piecesOf(text);
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces.slice(1)) expect(piece).toMatch(/^[ -~]/);
      }),
    );
  });

  test('are short also where a line is long, since each line is painted by all colors of its node', () => {
    const pieces = piecesOf(`${'{"id": 1, "text": "a line"}, '.repeat(700)}\n`);
    expect(pieces.length).toBeGreaterThan(30);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(longestPiece);
  });
});
