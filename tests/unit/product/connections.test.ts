import { describe, expect, test } from 'vitest';
import { connectionsSchema } from '../../../src/product/network/connections.ts';
import { loadProduct } from '../../../src/product/product.ts';
import { referenceProblems } from '../../../src/product/references.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';
import { changedProduct, expectDeadReference, realProduct } from './product-folder.ts';

const file = 'content/product/connections.yml';
const { connections } = realProduct();

/** Mistakes of the project's own list in which one connection is another. */
const issuesWith = (id: string, change: Readonly<Record<string, unknown>>) => {
  const changed = connections.connections.map((each) => (each.id === id ? { ...each, ...change } : each));
  return (
    connectionsSchema
      .safeParse({ ...connections, connections: changed })
      .error?.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`) ?? []
  );
};

describe('what leaves the machine', () => {
  test('is said of each host that is contacted: the data, and how to switch it off', () => {
    expect(issuesWith('agent-openai', { data: undefined })).toEqual([
      expect.stringMatching(/^data is missing: say what is sent/),
    ]);
    expect(issuesWith('agent-openai', { off: undefined })).toEqual([
      expect.stringMatching(/^off is missing/),
    ]);
  });

  test('has neither data nor a switch where no host is contacted', () => {
    expect(issuesWith('agent-none', { data: 'Prompts' })).toEqual([
      expect.stringMatching(/^data is given although no host is contacted/),
    ]);
  });

  test('says how to find out what nothing says', () => {
    const notSure = /says "unknown": say in "note" why/;
    expect(issuesWith('agent-openai', { data: 'unknown' })).toEqual([expect.stringMatching(notSure)]);
    expect(issuesWith('agent-openai', { data: 'unknown', settle: '`dtx`', note: 'n' })).toEqual([]);
    const hosts = connections.hosts.map((each) => ({ ...each, address: 'unknown' }));
    const { error } = connectionsSchema.safeParse({ ...connections, hosts });
    expect(error?.issues).toHaveLength(hosts.length);
    expect(
      error?.issues.every(({ path, message }) => path.at(-1) === 'address' && notSure.test(message)),
    ).toBe(true);
  });

  test('is told in one line with file, line and entry when a field is missing', async () => {
    const lines = await mistakesOf(() =>
      loadProduct(
        changedProduct('connections.yml', (text) =>
          text.replace(/ {4}data: Each user turn, in a call of its own\n/, ''),
        ),
      ),
    );
    expectOneLine(lines, file, 'agent-eliza', 'is missing', 'how to switch it off');
  });

  test.each([
    ['"names":["litellm"]', '"names":["lite"]', 'agent-litellm: agent "lite"'],
    ['"names":["HF_XTREAM"]', '"names":["HF_EXTREAM"]', 'dataset-hub-retry: dataset "HF_EXTREAM"'],
    ['"names":["ANY"]', '"names":["any"]', 'evaluator-any: evaluator "any"'],
    ['"names":["dtx redteam plan"]', '"names":["dtx redteam"]', 'plan: command "dtx redteam"'],
    ['"hosts":["langsmith"]', '"hosts":["langsmit"]', 'quick-langhub: host "langsmit"'],
  ] as const)('names what exists: %s', (from, to, problem) => {
    const changed = JSON.parse(JSON.stringify(connections).replace(from, to));
    const [line] = referenceProblems({ ...realProduct(), connections: changed }).map(
      ({ message }) => message,
    );
    expect(JSON.stringify(connections)).toContain(from);
    expect(line).toContain(`${problem} does not exist`);
  });

  test('is said of every agent, and every host is contacted', () => {
    const product = realProduct();
    const [echo, ...others] = product.providers.working;
    if (!echo) throw new Error('the model has providers');
    const working = [echo, { ...echo, id: 'parrot' }, ...others];
    const lines = referenceProblems({ ...product, providers: { ...product.providers, working } });
    expectOneLine(
      lines.map(({ message }) => message),
      file,
      'entry of agent "parrot" does not exist',
    );
    expectDeadReference(product, 'connections', [
      '"hosts":["jailbreakbench"]',
      '"hosts":["hub"]',
      'hosts: connection to "jailbreakbench"',
    ]);
  });
});
