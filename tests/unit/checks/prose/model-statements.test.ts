import { expect, test } from 'vitest';
import { modelStatements } from '../../../../checks/prose/model-statements.ts';
import { productFiles, realProduct } from '../../product/product-folder.ts';
import { siteOf } from '../../site-folder.ts';

/** What the check says of the project's model with one text of a part changed. */
async function linesWith(part: string, from: string, to: string): Promise<string[]> {
  const change = (text: string) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };
  const site = await siteOf({}, productFiles(part, change));
  return (await modelStatements.find([], { ...site, product: realProduct() })).map(({ message }) => message);
}

test('the sentences of the model of the project contradict none of its entries', async () => {
  expect(await linesWith('messages.yml', 'a match means pass', 'a match means pass')).toEqual([]);
});

test('a sentence of the model that turns a verdict round is an error with its file and line', async () => {
  expect(
    await linesWith(
      'messages.yml',
      'With `jsonpath` a match means pass',
      'With `jsonpath` a match means fail',
    ),
  ).toEqual([
    expect.stringMatching(
      /^content\/product\/messages\.yml: line \d+: "match means fail" is the wrong way round: a match of "jsonpath" passes\. /,
    ),
  ]);
});

test('a sentence of the model that promises too much is an error with the variable that is needed', async () => {
  const promise = 'Choose another agent. `--agent groq` needs no key.';
  expect(await linesWith('connections.yml', 'off: Choose another agent.', `off: ${promise}`)).toEqual([
    expect.stringMatching(
      /^content\/product\/connections\.yml: line \d+: "no key" is promised, but --agent groq needs GROQ_API_KEY\./,
    ),
  ]);
});
