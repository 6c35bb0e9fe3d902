import { describe, expect, it } from 'vitest';
import { outline, sameOutline } from '../../../src/site/outline.ts';

describe('the outline of a text', () => {
  it('holds its headings, and not what looks like one in code', () => {
    expect(
      outline('# A\n\n## B\n\n```bash\n# no\n~~~\n## no\n```\n\n   ### C\n\n#no\n~~~~\n## no\n~~~~\n'),
    ).toEqual([1, 2, 3]);
    // Four blanks make code, seven signs no heading; a fence ends with as many marks as it began, or more.
    expect(outline('    # no\n####### no\n####\tD\n````\n```\n# no\n`````\n# E')).toEqual([4, 1]);
    expect(sameOutline('## A\n### B', '## X\ntext\n### Y')).toBe(true);
    expect(sameOutline('## A\n### B', '## A\n## B')).toBe(false);
  });
});
