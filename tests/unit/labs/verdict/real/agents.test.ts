import { expect, test } from 'vitest';
import { agentKind, needsPython } from '../../../../../src/labs/verdict/agents.ts';
import type { Case } from '../../../../../src/labs/verdict/case.ts';
import { evaluatorKind } from '../../../../../src/labs/verdict/evaluator-kinds.ts';
import { replay } from '../../../../../src/labs/verdict/replay.ts';
import { takeByPython } from '../../../../../src/labs/verdict/take-by-python.ts';
import { jq } from '../verdict-case.ts';
import { recorded } from './recording.ts';

const cases = recorded('agents');

test.each([...new Set(cases.map(({ agent }) => agent))])(
  '[2S.31] %s hands on what that of DTX hands on, and ends the run with the same words',
  (id) => {
    const agent = agentKind(id);
    const evaluator = evaluatorKind('jsonpath');
    if (!agent || !evaluator) throw new Error(`no agent ${id}`);
    const own = cases.filter((each) => each.agent === id);
    expect(own.length).toBeGreaterThan(20);
    expect([...new Set(own.map(({ by }) => by))].sort()).toEqual([...agent.agents].sort());
    for (const { by, reply, prompt, transform, earlier, real } of own) {
      const asked: Case = {
        agent,
        evaluator,
        reply,
        prompt,
        earlier: earlier.map(([role, message]) => ({ role: role as 'USER', message })),
        validate: undefined,
        transform: needsPython(agent) && transform !== '' ? transform : undefined,
        location: id === 'gradio' && transform !== '' ? JSON.parse(transform) : undefined,
        rules: [{ text: '.', line: 1 }],
        said: '',
      };
      const found = replay(asked, jq.run, takeByPython);
      const here =
        'problem' in found
          ? found
          : found.judgment.verdict === 'ends'
            ? { raises: found.judgment.says }
            : { seen: found.seen };
      expect(here, JSON.stringify({ by, reply, transform })).toEqual(real);
    }
  },
);
