import { expect, test } from 'vitest';
import { sectionsOfTactics, tacticSections } from '../../../../checks/facts/tactic-sections.ts';
import { examineText } from '../examples/fixture.ts';

/** What the check says about a page of a type with these sections. */
async function linesFor(sections: readonly string[], type = 'tactic', folder = 'content/product') {
  const front = `---\ntitle: A page\ndescription: A page on which the sections of a tactic are tried.\ntype: ${type}\n---\n\n`;
  const text = front + sections.map((title) => `## ${title}\n\n### Part of ${title}\n\nText.\n`).join('\n');
  const examine = async (...about: Parameters<typeof sectionsOfTactics.find>) => ({
    count: 0,
    problems: await sectionsOfTactics.find(...about),
  });
  return (await examineText({ examine }, 'content/docs/p.md', text, { folder })).lines;
}

const all: readonly string[] = tacticSections;

test('a tactic with all sections in their order passes, whatever stands below them', async () => {
  expect(await linesFor(all)).toEqual([]);
});

test.each(tacticSections)('a tactic without the section "%s" is refused', async (title) => {
  const [line, ...others] = await linesFor(all.filter((each) => each !== title));
  expect(others).toEqual([]);
  expect(line).toMatch(title === 'Citation' ? '"Citation" is missing' : `where "${title}" is expected`);
});

test('sections in another order are told with the line of the first that stands wrong', async () => {
  const [first = '', second = '', ...rest] = all;
  expect(await linesFor([second, first, ...rest])).toEqual([
    `line 7: the section "The algorithm" stands where "The idea" is expected. A tactic has ${all.join(', ')}.`,
  ]);
});

test('a section too many is refused', async () => {
  expect((await linesFor([...all, 'Anything else']))[0]).toContain(
    '"Anything else" stands where the page of a tactic ends',
  );
});

test('pages of other types and those of a frozen version are free', async () => {
  expect(await linesFor(['Steps'], 'how-to')).toEqual([]);
  expect(await linesFor(['Steps'], 'tactic', 'content/versions/0.33/product')).toEqual([]);
});
