import { describe, expect, it } from 'vitest';
import { type Ceiling, summarize } from '../../../tools/testing/summary.ts';
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
const limits = (differs: Partial<Ceiling> = {}): Ceiling => ({
  stages: ['sites', 'browser'],
  seconds: 300,
  slowness: 1,
  ...differs,
});
const last = (lines: readonly string[]) => lines.at(-1)?.trim();

describe('the end of a run', () => {
  it('counts the tests of all parts in its last line', () => {
    const { lines, isGreen } = summarize([report(), report({ passed: 2 })], [], limits());
    expect(last(lines)).toBe('tests: 7 passed, 0 failed');
    expect(isGreen).toBe(true);
  });

  it('names what failed once more, and tells of skipped tests', () => {
    const parts = [report({ failed: 1, failures: ['a.test.ts:1 › adds'] }), report({ skipped: 2 })];
    const { lines, isGreen } = summarize(parts, [], limits());
    expect(lines).toContain('\nfailed: a.test.ts:1 › adds');
    expect(last(lines)).toBe('tests: 10 passed, 1 failed, 2 skipped');
    expect(isGreen).toBe(false);
  });

  it('without any test is not a success', () => {
    expect(summarize([report({ passed: 0 })], [], limits()).isGreen).toBe(false);
  });

  it.each([
    [0, true],
    [2, true],
    [3, false],
    [4, false],
  ])('with %i flaky tests is a success: %s', (count, isGreen) => {
    const flaky = Array.from({ length: count }, (_, i) => `a.test.ts:${i} › adds`);
    const summary = summarize([report({ flaky })], [], limits());
    expect(summary.isGreen).toBe(isGreen);
    for (const each of flaky) expect(summary.lines).toContain(`\nflaky: ${each}`);
    expect(last(summary.lines)).toBe(`tests: 5 passed, ${isGreen ? 0 : 1} failed`);
  });

  it('lists the ten slowest files of all parts, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
    const { lines } = summarize(
      [report({ files: files.slice(6) }), report({ files: files.slice(0, 6) })],
      [],
      limits(),
    );
    const listed = lines.filter((line) => line.endsWith('.test.ts'));
    expect(listed).toHaveLength(10);
    expect(listed[0]).toBe('   11.0 s  11.test.ts');
    expect(listed.at(-1)).toBe('    2.0 s  2.test.ts');
  });
});

describe('the ceiling of the browser tests', () => {
  const withBrowser = (cpu: number | undefined, differs: Partial<Ceiling> = {}) =>
    summarize([report()], [cost('unit', 400), cost('sites', 30), cost('browser', cpu)], limits(differs));

  it('fails a run whose browser tests are more than a tenth over it, with all that belongs to them', () => {
    const { lines, isGreen } = withBrowser(301);
    expect(isGreen).toBe(false);
    expect(lines.join('\n')).toContain(
      "failed: browser tests took 331 s of the reference machine's processor time, more than 300 and a tenth",
    );
    expect(last(lines)).toBe('tests: 5 passed, 1 failed');
  });

  it('leaves one alone that is a tenth over, and other parts out of it', () => {
    const { lines, isGreen } = withBrowser(300);
    expect(isGreen).toBe(true);
    expect(lines.join('\n')).toContain('browser tests 330 s of 300 and at most a tenth more');
    expect(lines.join('\n')).toContain('730.0 s  in all\n');
  });

  it.each([
    [630, true],
    [631, false],
  ])('allows %i s a slow machine that takes twice as long: %s', (cpu, isGreen) => {
    const summary = withBrowser(cpu, { slowness: 2 });
    expect(summary.isGreen).toBe(isGreen);
    expect(summary.lines.join('\n')).toContain('2.00 times as quick');
  });

  it('does not hold where it is taken away', () => {
    expect(withBrowser(900, { seconds: Number.POSITIVE_INFINITY }).isGreen).toBe(true);
  });

  it('fails nothing where processor time cannot be measured, and says so', () => {
    const { lines, isGreen } = withBrowser(undefined);
    expect(isGreen).toBe(true);
    expect(lines.join('\n')).toContain('processor time: cannot be measured here');
  });
});
