import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runStage, type Voice } from '../../../tools/testing/stage.ts';

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
});

const run = (voice: Voice, script: string) =>
  runStage('a stage', [process.execPath, '-e', script], voice).finally(() => vi.useRealTimers());

describe('a part of the tests', () => {
  it('that speaks at its end says at once how far it is, and the rest afterwards', async () => {
    const { isGreen } = await run(
      'at its end',
      `console.log('first'); console.log('… 1 of 2'); console.error('second'); process.exitCode = 1`,
    );
    expect(isGreen).toBe(false);
    const text = said.join('');
    expect(text).toMatch(/^\n── a stage: begun, .*\n… 1 of 2\n\n── a stage: ended after 0:0\d ──\n/);
    expect(text.split('── a stage: ended')[1]).toMatch(/first\n[^…]*second\n|second\n[^…]*first\n/);
  });

  it('that is live is shown as it comes', async () => {
    const { isGreen } = await run('live', `process.stdout.write('·'); process.stdout.write('·')`);
    expect(isGreen).toBe(true);
    expect(said.join('')).toBe('\n── a stage ──\n··');
  });

  it.each<Voice>(['live', 'at its end'])(
    'that says nothing is told to be running still: %s',
    async (voice) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
      const stage = run(voice, `process.stdin.resume(); setTimeout(() => undefined, 300)`);
      vi.advanceTimersByTime(31_000);
      await stage;
      expect(said.join('')).toContain(
        '\n… a stage: still running after 0:15\n… a stage: still running after 0:30\n',
      );
    },
  );

  it('whose program cannot be started has failed, and why is told', async () => {
    const { isGreen } = await runStage('a stage', ['no-such-program'], 'at its end');
    expect(isGreen).toBe(false);
    expect(said.join('')).toContain('no-such-program: ');
  });
});
