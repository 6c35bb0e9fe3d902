import { expect, test } from 'vitest';
import { answeringSections } from '../../../src/mcp/answering-sections.ts';
import { twinPage } from './small-docs.ts';

const markdown =
  '# Keys\n\nWhat opens doors.\n\n## Lost\n\n| Case | Help |\n| - | - |\n| `E42` | Call. |\n\n### At night\n\nWait.\n';
const page = twinPage('/keys', { markdown, anchors: { lost: ['case-e42'] } });

test('a section has its own text and not that of those below it; a row with questions is one of its own', () => {
  const sections = answeringSections(
    page,
    { '': ['What are keys?'], 'case-e42': ['door shows a number'] },
    markdown,
  );
  expect(sections.map(({ anchor, heading, questions }) => [anchor, heading, questions])).toEqual([
    ['', 'Keys', ['What are keys?']],
    ['lost', 'Lost', []],
    ['at-night', 'At night', []],
    ['case-e42', '', ['door shows a number']],
  ]);
  const text = (anchor: string) => sections.find((each) => each.anchor === anchor)?.text;
  expect(text('lost')).toContain('Call.');
  expect(text('lost')).not.toContain('Wait.');
  expect(text('at-night')).toContain('Wait.');
  expect(text('case-e42')).toBe('| `E42` | Call. |');
});
