import { describe, expect, it } from 'vitest';
import { ContentError, ContentErrors } from '../../../src/base/content-error.ts';
import { mistakesIn, ProblemLog, problemLine, problemOf } from '../../../tools/dev/problem.ts';

const problem = (file: string, line: number, what = 'wrong') => ({
  file,
  line,
  problem: what,
  fix: 'Fix it',
});

describe('the problem of a mistake', () => {
  it('has its line as a field', () => {
    const mistake = new ContentError('content/docs/a.md', 'line 12: no flag --x', 'Remove it');
    expect(problemOf(mistake)).toEqual({
      file: 'content/docs/a.md',
      line: 12,
      problem: 'no flag --x',
      fix: 'Remove it',
    });
    expect(problemLine(problemOf(mistake))).toBe('content/docs/a.md:12: no flag --x. Remove it.');
  });

  it('may be about the whole file', () => {
    const mistake = new ContentError('a.yml', 'no line 3: here', 'Fix it');
    expect(problemLine(problemOf(mistake))).toBe('a.yml: no line 3: here. Fix it.');
  });

  it('is known by its name, since bundled code has classes of its own', () => {
    const mistake = new ContentError('a.md', 'wrong', 'Fix it');
    const foreign = Object.assign(new Error('a.md'), { name: 'ContentError', file: 'a.md' });
    expect(mistakesIn(new ContentErrors([mistake]))).toEqual([mistake]);
    expect(mistakesIn(foreign)).toEqual([foreign]);
    expect(mistakesIn(new Error('a defect'))).toBeUndefined();
    expect(mistakesIn('text')).toBeUndefined();
  });
});

describe('the log of problems', () => {
  it('tells each once, for as long as it is there', () => {
    const log = new ProblemLog();
    expect(log.report('/a', [problem('a.md', 1)])).toEqual(['a.md:1: wrong. Fix it.']);
    expect(log.report('/a', [problem('a.md', 1)])).toEqual([]);
    expect(log.report('/a', [problem('a.md', 1), problem('a.md', 2)])).toEqual(['a.md:2: wrong. Fix it.']);
  });

  it('tells what two pages show of one text once', () => {
    const log = new ProblemLog();
    log.report('/a', [problem('a.md', 1)]);
    expect(log.report('/es/a', [problem('a.md', 1)])).toEqual([]);
  });

  it('tells that a file is fixed, when nobody reports anything of it any more', () => {
    const log = new ProblemLog();
    log.report('/a', [problem('a.md', 1), problem('a.md', 2)]);
    log.report('/es/a', [problem('a.md', 1)]);
    expect(log.report('/a', [problem('a.md', 2)])).toEqual([]);
    expect(log.report('/a', [])).toEqual([]);
    expect(log.report('/es/a', [])).toEqual(['a.md: fixed.']);
  });

  it('tells a problem again that comes back', () => {
    const log = new ProblemLog();
    log.report('/a', [problem('a.md', 1)]);
    log.report('/a', []);
    expect(log.report('/a', [problem('a.md', 1)])).toHaveLength(1);
  });
});
