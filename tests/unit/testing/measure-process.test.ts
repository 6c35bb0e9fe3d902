import { describe, expect, it } from 'vitest';
import { measureProcess } from '../../../tools/testing/measure-process.ts';

const node = (script: string) => [process.execPath, '-e', script] as const;
/** Keeps the processor busy, so that the time does not depend on what else runs. */
const busy = (seconds: number) =>
  `while (process.cpuUsage().user < ${seconds * 1e6}) for (let i = 0; i < 1e6; i++) Math.sqrt(i);`;
const inChild = (script: string) =>
  `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' })`;

describe('measureProcess', () => {
  it('counts the time of the processor, also of processes that the command starts', async () => {
    const { cpuSeconds, status } = await measureProcess(node(inChild(busy(0.5))));
    expect(status).toBe(0);
    expect(cpuSeconds).toBeGreaterThan(0.5);
    expect(cpuSeconds).toBeLessThan(3);
  });

  it('does not count time in which nothing is done', async () => {
    const { cpuSeconds, seconds } = await measureProcess(node('setTimeout(() => {}, 1000)'));
    expect(seconds).toBeGreaterThan(1);
    expect(cpuSeconds).toBeLessThan(0.8);
  });

  it.runIf(process.platform === 'linux')('adds the memory of all processes at one time', async () => {
    const hold = 'const held = Buffer.alloc(150e6, 1); setTimeout(() => held, 500);';
    const { megabytes } = await measureProcess(node(`const own = Buffer.alloc(150e6, 1); ${inChild(hold)}`));
    expect(megabytes).toBeGreaterThan(300);
    expect(megabytes).toBeLessThan(600);
  });

  it('tells the exit code and what both outputs say', async () => {
    const cost = await measureProcess(node("console.log('page'); console.error('broken'); process.exit(3)"));
    expect(cost).toMatchObject({ status: 3, output: 'page\nbroken\n' });
  });

  it('tells of a program that is not there', async () => {
    const { status, output } = await measureProcess(['no-such-program']);
    expect(status).toBe(127);
    expect(output).toContain('no-such-program');
  });
});
