import { describe, expect, it } from 'vitest';
import { type Opened, summarize } from '../../../tools/testing/summary.ts';
import type { TestReport } from '../../../tools/testing/test-report.ts';

const report = (differs: Partial<TestReport> = {}): TestReport => ({
  passed: 5,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  files: [],
  ...differs,
});
const cost = (name: string, cpu?: number) => ({ name, seconds: 1, cpu });
const last = (lines: readonly string[]) => lines.at(-1)?.trim();

describe('the end of a run', () => {
  it('counts the tests of all parts in its last line', () => {
    const { lines, isGreen } = summarize([report(), report({ passed: 2 })], []);
    expect(last(lines)).toBe('tests: 7 passed, 0 failed');
    expect(isGreen).toBe(true);
  });

  it('names what failed once more, and tells of skipped tests', () => {
    const parts = [report({ failed: 1, failures: ['a.test.ts:1 › adds'] }), report({ skipped: 2 })];
    const { lines, isGreen } = summarize(parts, []);
    expect(lines).toContain('\nfailed: a.test.ts:1 › adds');
    expect(last(lines)).toBe('tests: 10 passed, 1 failed, 2 skipped');
    expect(isGreen).toBe(false);
  });

  it('without any test is not a success', () => {
    expect(summarize([report({ passed: 0 })], []).isGreen).toBe(false);
  });

  it.each([
    [0, true],
    [2, true],
    [3, false],
    [4, false],
  ])('with %i flaky tests is a success: %s', (count, isGreen) => {
    const flaky = Array.from({ length: count }, (_, i) => `a.test.ts:${i} › adds`);
    const summary = summarize([report({ flaky })], []);
    expect(summary.isGreen).toBe(isGreen);
    for (const each of flaky) expect(summary.lines).toContain(`\nflaky: ${each}`);
    expect(last(summary.lines)).toBe(`tests: 5 passed, ${isGreen ? 0 : 1} failed`);
  });

  it('lists the ten slowest files of all parts, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
    const { lines } = summarize(
      [report({ files: files.slice(6) }), report({ files: files.slice(0, 6) })],
      [],
    );
    const listed = lines.filter((line) => line.endsWith('.test.ts'));
    expect(listed).toHaveLength(10);
    expect(listed[0]).toBe('   11.0 s  11.test.ts');
    expect(listed.at(-1)).toBe('    2.0 s  2.test.ts');
  });
});

describe('the ceiling of the browser tests', () => {
  const opened = (documents: number, most = 300): Opened => ({
    files: [
      { file: 'routes/every.test.ts', documents },
      { file: 'shell/menus.test.ts', documents: 20 },
    ],
    most,
  });
  const withBrowser = (differs: Opened) => summarize([report()], [], differs);

  it('fails a run that opens more documents, and names the files that open most', () => {
    const { lines, isGreen } = withBrowser(opened(281));
    expect(isGreen).toBe(false);
    expect(lines.join('\n')).toContain('failed: browser tests opened 301 documents, more than 300');
    expect(lines).toContain('    281    routes/every.test.ts');
    expect(last(lines)).toBe('tests: 5 passed, 1 failed');
  });

  it('leaves one alone that opens as many', () => {
    const { lines, isGreen } = withBrowser(opened(280));
    expect(isGreen).toBe(true);
    expect(lines).toContain('\ndocuments opened by browser tests: 300 of at most 300');
  });

  it('does not hold where it is taken away', () => {
    const { lines, isGreen } = withBrowser(opened(900, Number.POSITIVE_INFINITY));
    expect(isGreen).toBe(true);
    expect(lines).toContain('\ndocuments opened by browser tests: 920');
  });

  it('is not spoken of where no browser test ran', () => {
    for (const none of [undefined, { files: [], most: 300 }])
      expect(summarize([report()], [], none).lines.join('\n')).not.toContain('documents');
  });
});

describe('the processor time', () => {
  it('is that of each stage and of all', () => {
    const { lines } = summarize([report()], [cost('unit', 400), cost('browser', 330)]);
    expect(lines).toContain('  400.0 s  unit (in 1.0 s)');
    expect(lines).toContain('  730.0 s  in all');
  });

  it('fails nothing where it cannot be measured, and says so', () => {
    const { lines, isGreen } = summarize([report()], [cost('browser')]);
    expect(isGreen).toBe(true);
    expect(lines.join('\n')).toContain('processor time: cannot be measured here');
  });
});
