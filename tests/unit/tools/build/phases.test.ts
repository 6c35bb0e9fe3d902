import { expect, it } from 'vitest';
import { buildStages } from '../../../../tools/build/build-stages.ts';
import { phases } from '../../../../tools/build/phases.ts';

function written(isTTY: boolean) {
  const texts: string[] = [];
  const write = (text: string | Uint8Array) => texts.push(String(text)) > 0;
  return { texts, phases: phases({ isTTY, write }) };
}

it('phases are a line each in a log, written when they are over, with what they took', async () => {
  const { texts, phases } = written(false);
  const result = phases.run('pages', () => {
    expect(texts).toEqual([]);
    return 3;
  });
  expect(await result).toBe(3);
  expect(texts).toEqual([expect.stringMatching(/^pages: \d+\.\d s\n$/)]);
});

it('phases are one changing line on a terminal, which is taken away in the end', async () => {
  const { texts, phases } = written(true);
  await phases.run('pages', () => expect(texts.at(-1)).toBe('pages …'));
  await phases.run('links', () => {});
  phases.clear();
  expect(texts.join('')).toBe('\r\x1b[Kpages …\r\x1b[Klinks …\r\x1b[K');
});

it('a phase that fails has no line, and its error is thrown', async () => {
  const { texts, phases } = written(false);
  await expect(phases.run('pages', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(texts).toEqual([]);
});

it('a build has all stages unless some are named, and refuses a name it does not know', () => {
  expect(buildStages().size).toBe(7);
  expect(buildStages('')).toEqual(buildStages());
  expect([...buildStages('search, links')]).toEqual(['pages', 'links', 'search']);
  expect(() => buildStages('pages,serch')).toThrow(
    'BUILD_STAGES: "serch" is not a stage. Known: pages, examples',
  );
});
