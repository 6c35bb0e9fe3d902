import type { Case, Passage, Taken } from './case.ts';
import { chatText, parseJson } from './reply-text.ts';
import { acceptAnswer, isStop, type Outcome } from './stop.ts';

/** Takes the answer of an agent whose client takes the text out of the reply by itself. */
export function takeAnswer(asked: Case, passages: Passage[]): Outcome<Taken> {
  return asked.agent.receives === 'scores' ? takeScores(asked, passages) : takeText(asked, passages);
}

function takeText({ agent, reply, prompt }: Case, passages: Passage[]): Outcome<Taken> {
  const text = agent.id === 'echo' ? reply : chatText(reply);
  const notes = [];
  if (agent.id === 'echo')
    notes.push(
      text === ''
        ? 'The dataset stores no reply, so the prompt is repeated.'
        : 'The reply that the dataset stores; no target is asked.',
    );
  else
    notes.push(
      text === reply ? 'The text that the target answers.' : 'The text of the message in this reply.',
    );
  passages.push({ id: 'reply', notes });
  if (text !== '') return { answer: text, reply: undefined };
  if (agent.id === 'echo') return { answer: prompt, reply: undefined };
  if (agent.whenEmpty !== undefined) {
    passages.push({
      id: 'answer',
      notes: ['The agent puts a text of its own in the place of an empty reply.'],
      value: agent.whenEmpty,
    });
    return { answer: agent.whenEmpty, reply: undefined, saysNothing: true };
  }
  // A guard's text is no turn, so it may be empty.
  const accepted = agent.hasTurn ? acceptAnswer(text) : { answer: text };
  return isStop(accepted) ? accepted : { answer: text, reply: undefined };
}

function takeScores({ reply }: Case, passages: Passage[]): Outcome<Taken> {
  const json = parseJson(reply);
  const isScores =
    typeof json === 'object' &&
    json !== null &&
    !Array.isArray(json) &&
    Object.values(json).every((score) => typeof score === 'number');
  if (!isScores)
    return {
      problem: {
        field: 'reply',
        line: 1,
        message:
          'A classifier gives one number per label. Write them as JSON: {"LABEL_0": 0.04, "LABEL_1": 0.96}',
      },
    };
  passages.push({ id: 'reply', notes: ['Labels and scores; the prompt is what was scored.'] });
  return { answer: json, reply: undefined };
}
