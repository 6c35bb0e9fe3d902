import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formCall } from '../../../../src/labs/provider/form-call.ts';
import { providerTask } from '../../../../src/labs/provider/provider-task.ts';
import { readRequest } from '../../../../src/labs/provider/read-request.ts';
import { remarkPages } from '../../../../src/labs/provider/remark.ts';
import { processorTime } from '../../../support/processor-time.ts';

const callOf = (pasted: string) => {
  const request = readRequest(pasted);
  return 'url' in request ? formCall(request) : undefined;
};
const raw = `POST /ask HTTP/1.1
Host: a.example
Content-Type: multipart/form-data; boundary=x

--x
Content-Disposition: form-data; name="lang"

en
--x
Content-Disposition: form-data; name="question"

hello you
--x
Content-Disposition: form-data; name="doc"; filename="a.txt"
Content-Type: text/plain

words
--x--`;
const forms = [
  [
    `curl https://a.example -F 'lang=en' -F 'question=hello you' -F 'doc=@a.png;type=image/png'`,
    'requests.post(self.url, files={"lang": (None, "en"), "question": (None, prompt), "doc": open("a.png", "rb")}, timeout=60)',
  ],
  [
    raw,
    'requests.post(self.url, files={"lang": (None, "en"), "question": (None, prompt), "doc": open("a.txt", "rb")}, timeout=60)',
  ],
  [
    `curl https://a.example --data-urlencode 'message=Can I?' -d 'lang=en'`,
    'requests.post(self.url, data={"message": prompt, "lang": "en"}, timeout=60)',
  ],
  [
    `curl https://a.example -X PUT -F 'x=1'`,
    'requests.put(self.url, files={"x": (None, prompt)}, timeout=60)',
  ],
] as const;

describe('[2S.35] a form, which DTX cannot send, comes with the way on', () => {
  test.each(forms)('%s', (pasted, call) => {
    expect(callOf(pasted)).toBe(call);
    const { remarks, scope } = providerTask({
      request: pasted,
      reply: '',
      place: '',
      answer: '',
      form: 'http-parsed',
      promptAs: 'value',
      prompt: 'Hi',
    });
    expect(scope).toBe('');
    expect(remarks[0]).toMatchObject({ kind: 'stop', page: 'agentCall' });
    expect(remarks[0]?.text).toContain(`send the form in generate with ${call}`);
  });

  test.runIf(spawnSync('python3', ['--version']).status === 0)('its calls are Python', () => {
    const calls = forms.map(([, call]) => call).join('\n');
    expect(
      spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: calls }).status,
    ).toBe(0);
  });

  test('only files leave no field for the prompt', () => {
    expect(callOf(`curl https://a.example -F 'doc=@a.png'`)).toBeUndefined();
  });

  test('a long body without a blank line ends in bounded time', () => {
    const started = processorTime();
    callOf(raw + 'Content-Disposition: form-data; name="a"\n'.repeat(7000));
    expect(processorTime() - started).toBeLessThan(1000);
  });

  test('the section that is linked has the files that are named', () => {
    const [, section = ''] = readFileSync('content/docs/dtx/sdk/agents/test_custom_agent.md', 'utf8').split(
      '\n## Connect a real application\n',
    );
    expect(remarkPages.agentCall).toMatch(/#connect-a-real-application$/);
    for (const name of ['http_desk.py', 'run_http_desk.py']) expect(section).toContain(`title="${name}"`);
    expect(section).toContain('def generate(self, prompt: str');
  });
});
