import { expect, onTestFinished, test } from 'vitest';
import { Workplace, type WorkplaceOptions } from '../../../../server/mcp/workplace.ts';
import { LabLimit } from '../../../../src/mcp/docs.ts';

function workplace(options: WorkplaceOptions = {}): Workplace {
  const place = new Workplace(options);
  onTestFinished(() => place.close());
  return place;
}

const none = new AbortController().signal;
const verdict = (rule: string, reply = 'no') => {
  const input = {
    agent: 'chat',
    evaluator: 'jsonpath',
    reply,
    rule,
    prompt: '',
    earlier: '',
    validate: '',
    transform: '',
  };
  return { task: { lab: 'verdict', input } } as const;
};
const endless = verdict('last(range(1e15))');
const quick = verdict('.response.content == "no"');
const passes = { judgment: { verdict: 'pass' } };

test('work without an end is stopped, and other work goes on beside it [2T.28]', async () => {
  const place = workplace({ size: 2, longest: 4000 });
  const stopped = place.do(endless, none).catch((error: unknown) => error);
  expect(await place.do(quick, none)).toMatchObject(passes);
  expect(await stopped).toEqual(
    new LabLimit(
      'This took longer than 4 s and was stopped. Look for an expression without an end, or give it less text.',
    ),
  );
  expect(await place.do(quick, none)).toMatchObject(passes);
});

test('work that nobody waits for any more gives its thread to others, at work or waiting', async () => {
  const place = workplace({ size: 1, longest: 60_000 });
  const [first, second] = [new AbortController(), new AbortController()];
  const working = place.do(endless, first.signal);
  const waiting = place.do(endless, second.signal);
  const next = place.do(quick, none);
  second.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  first.abort(new Error('gone'));
  await expect(working).rejects.toThrow('gone');
  expect(await next).toMatchObject(passes);
  expect(place.size).toBe(1);
});

test('an expression that needs too much memory is told so, and the next one works', async () => {
  const place = workplace({ size: 1, longest: 60_000 });
  expect(await place.do(verdict('[range(1e12)]'), none)).toMatchObject({
    problems: [{ message: expect.stringContaining('jq ran out of memory') }],
  });
  expect(await place.do(quick, none)).toMatchObject(passes);
});

test('a crowd is asked to come again', async () => {
  const place = workplace({ size: 1, mostWaiting: 2 });
  const all = [quick, quick, quick].map((each) => place.do(each, none));
  expect(() => place.do(quick, none)).toThrow('Too many others are being answered.');
  for (const each of all) expect(await each).toMatchObject(passes);
});

test('a fault of the program is reported, and told without details', async () => {
  const errors: unknown[] = [];
  const place = workplace({ size: 1, onError: (error) => errors.push(error) });
  await expect(place.do({ task: { lab: 'command', input: { command: 'dtx' } } }, none)).rejects.toThrow(
    /^Lab work failed$/,
  );
  expect(String(errors[0])).toContain('Lab work without its facts');
  expect(await place.do(quick, none)).toMatchObject(passes);
});
