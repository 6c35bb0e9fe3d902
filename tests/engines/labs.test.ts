import { expect, test } from './support/test.ts';

const output = '.lab-result samp';

test('a lab answers to what is typed, and keeps it', async ({ reader }) => {
  await reader.open('/try/template');
  await reader.sees(output, 'Tell me about your return policy.');
  await reader.click('textarea[name=template]');
  await reader.type(' {{ 6 * 7 }}');
  await expect.poll(() => reader.texts(output)).toEqual(['Tell me about your return policy. 42']);
  await reader.type(' {{ 1 | dump }}');
  await expect.poll(async () => (await reader.texts('.lab-problem')).join()).toContain('Write tojson');
  await reader.click('button[name=reset]');
  await expect.poll(() => reader.texts(output)).toEqual(['Tell me about your return policy.']);
  await reader.click('button[name=undo]');
  await expect.poll(async () => (await reader.texts('.lab-problem')).join()).toContain('Write tojson');
});

/** Of each other lab a field, what is typed at its end, and what is said of that. */
const others: readonly (readonly [lab: string, field: string, typed: string, said: string])[] = [
  ['verdict', 'rule', ' and', 'jq does not compile this'],
  ['provider', 'reply', ' {', 'The reply begins like JSON'],
  ['command', 'command', ' --agnet echo', '--agent is meant'],
  ['config', 'text', '\nplugin: x', 'unknown field'],
];

test.for(others)('the %s lab answers to what is typed', async ([lab, field, typed, said], { reader }) => {
  await reader.open(`/try/${lab}`);
  await reader.focus(`textarea[name=${field}]`);
  await reader.sees('[data-lab][data-ready]');
  await reader.press('Control+End');
  await reader.type(typed);
  await expect.poll(async () => (await reader.texts('.lab-result')).join()).toContain(said);
});

test('an attack is played by keys and by buttons, and a defense changes it', async ({ reader }) => {
  await reader.open('/try/attacks/tap');
  await reader.focus('input[name=position]');
  await reader.sees('[data-lab][data-ready]');
  await reader.press('Home');
  await expect.poll(() => reader.texts('.attack-place')).toEqual(['0 of 32']);
  await reader.press('ArrowRight');
  await expect.poll(() => reader.texts('.attack-now')).toEqual(['The objective goes to the target.']);
  await reader.click('button[name=step]');
  await expect.poll(() => reader.texts('.attack-place')).toEqual(['2 of 32']);
  await reader.click('.attack-more > summary');
  await reader.click('input[name=output]');
  await expect
    .poll(async () => (await reader.texts('.attack-trials')).join())
    .toContain('The same runs with the defenses');
});
