import { describe, expect, it } from 'vitest';
import { checkSources } from '../../../../checks/sources/check-sources.ts';
import { page, siteFolder } from '../../site-folder.ts';

const check = (body: string, fields = {}) =>
  checkSources(siteFolder({ 'content/docs/guide.md': page({ title: 'Guide', ...fields }, body) }));
const ofGuide = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('content/docs/guide.md'));

// It starts threads that load the whole of the checks.
describe('the check of the sources', { timeout: 120_000 }, () => {
  it('tells of Markdown, links and words together, and which of it a build would refuse', async () => {
    const { problems, refused } = await check('\nA [link](/gone).\n\n<br>\n\nComing soon\n');
    expect(ofGuide(problems)).toEqual([
      'content/docs/guide.md: line 9: HTML is not rendered: <br>. Start a new paragraph.',
      'content/docs/guide.md: line 7: link to /gone (no such page). Perhaps /guide is meant.',
      'content/docs/guide.md: line 11: "Coming soon" stands for something that is not written yet. Write it or remove it.',
    ]);
    expect(refused).toBe(2);
  });

  it('tells once of what keeps the site from being loaded', async () => {
    const { problems, refused, examples } = await check('', { titl: 'x' });
    expect(problems).toEqual([
      'content/docs/guide.md: line 5: unknown field "titl". Perhaps "title" is meant.',
    ]);
    expect({ refused, examples }).toEqual({ refused: 1, examples: 0 });
  });
});
