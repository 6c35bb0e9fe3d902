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
