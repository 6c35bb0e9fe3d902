import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  CpuTime,
  measureCpu,
  type ProcessTimes,
  parseStat,
  readProcesses,
} from '../../../tools/testing/cpu-time.ts';

const times = (pid: number, parent: number, own: number, ended = 0, begin = pid): ProcessTimes => ({
  pid,
  parent,
  begin,
  own,
  ended,
});

/** Total after looks at the processes, of those below number 10. */
function totalOf(...looks: ProcessTimes[][]): number {
  const time = new CpuTime(10);
  for (const look of looks) time.add(look);
  return time.total();
}

describe('the processor time of a process and all it began', () => {
  it('is the sum of the whole tree, and of nothing else', () => {
    expect(
      totalOf([times(1, 0, 100), times(10, 1, 1), times(11, 10, 2), times(12, 11, 4), times(13, 1, 50)]),
    ).toBe(7);
  });

  it('does not depend on the order in which processes are listed', () => {
    expect(totalOf([times(12, 11, 4, 0, 5), times(11, 10, 2, 0, 5), times(10, 1, 1, 0, 5)])).toBe(7);
  });

  it('keeps what a process took that has ended, though nobody asked for its end', () => {
    expect(totalOf([times(10, 1, 1), times(11, 10, 2)], [times(10, 1, 1.5)])).toBe(3.5);
  });

  it('takes from the parent what an ended process took after the last look at it, once', () => {
    expect(totalOf([times(10, 1, 1), times(11, 10, 2)], [times(10, 1, 1, 2.25)])).toBe(3.25);
  });

  it('counts processes that began and ended between two looks', () => {
    expect(totalOf([times(10, 1, 1)], [times(10, 1, 1, 5)])).toBe(6);
  });

  it('goes on with a process whose parent has ended, and with the last of all', () => {
    const begun = [times(10, 1, 1), times(11, 10, 2), times(12, 11, 4)];
    expect(totalOf(begun, [times(10, 1, 1), times(12, 1, 6)])).toBe(9);
    expect(totalOf(begun, [])).toBe(7);
  });

  it('tells a process from an earlier one of the same number', () => {
    expect(totalOf([times(10, 1, 1), times(11, 10, 2)], [times(10, 1, 1), times(11, 1, 50, 0, 99)])).toBe(3);
  });
});

describe('a line of /proc', () => {
  it('is read, also when the name of the program looks like fields', () => {
    const line = '42 (a) b (c)) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 1000 200 20 0 1 0 98765 1 1';
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, begin: 98765, own: 2, ended: 12 });
  });

  it('of another form is left out', () => {
    expect(parseStat('')).toBeUndefined();
    expect(parseStat('42 (a) S')).toBeUndefined();
  });
});

it.runIf(process.platform === 'linux')('a process is measured together with one it began', async () => {
  const own = readProcesses()?.find(({ pid }) => pid === process.pid);
  const stop = measureCpu(process.pid);
  const before = stop() ?? 0;
  expect(before).toBeGreaterThanOrEqual((own?.own ?? Number.NaN) * 0.9);
  const after = measureCpu(process.pid);
  spawnSync(process.execPath, ['-e', 'const end = Date.now() + 400; while (Date.now() < end);']);
  await wait(600);
  expect(after() ?? 0).toBeGreaterThan(before + 0.05);
});
