import { agentKinds } from './agents.ts';
import type { Case, Passage, Taken } from './case.ts';
import { chatText, parsedAnswer, parseJson } from './reply-text.ts';
import type { BestLabel } from './seen.ts';
import { acceptAnswer, isStop, type Outcome } from './stop.ts';

/** Takes the answer of an agent whose client takes the text out of the reply by itself. */
export function takeAnswer(asked: Case, passages: Passage[]): Outcome<Taken> {
  return asked.agent.receives === 'scores' ? takeScores(asked, passages) : takeText(asked, passages);
}

function takeText({ agent, reply, prompt }: Case, passages: Passage[]): Outcome<Taken> {
  // A service of chat has a client that takes the text out; others hand on what they get.
  const text = agent.id === 'echo' || agent.response === 'parsed' ? reply : chatText(reply);
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
  if (text !== '') {
    const isOwn = agent.id !== 'echo' && ownTexts.includes(text);
    if (isOwn) notes.push('DTX itself writes this text where a reply is empty.');
    const taken = { answer: text, reply: undefined, ...(isOwn && { saysNothing: true }) };
    return parsedStop(agent, text) ?? taken;
  }
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

/** What agents put in the place of an empty reply, as a reader copies it out of a report. */
const ownTexts = [...agentKinds.flatMap(({ whenEmpty }) => whenEmpty ?? []), 'Empty Response from the Agent'];

/** Where DTX reads the text as JSON, `.response` can be no number, true or false. */
function parsedStop({ response }: Case['agent'], text: string): Outcome<Taken> | undefined {
  if (response !== 'parsed') return undefined;
  const value = parsedAnswer(text);
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return {
    ending: {
      message:
        '3 validation errors for BaseMultiTurnAgentResponse\nresponse.str\n  Input should be a valid string',
      because: `This agent reads a text that is JSON. Here that gives ${value}, which DTX does not accept as .response, and the run ends.`,
    },
  };
}

function takeScores({ reply }: Case, passages: Passage[]): Outcome<Taken> {
  const scores = scoresIn(reply);
  if (!scores)
    return {
      problem: {
        field: 'reply',
        line: 1,
        message:
          'A classifier gives one number per label. Write them as JSON: {"LABEL_0": 0.04, "LABEL_1": 0.96}',
      },
    };
  const best = bestOf(scores);
  const notes = ['Labels and scores; the prompt is what was scored.'];
  if (scores.length > 1)
    notes.push(`DTX gets the label with the highest score alone: ${best[0]}, ${best[1]}.`);
  passages.push({ id: 'reply', notes });
  return { answer: best, reply: undefined, saysNothing: false };
}

/** Labels with their scores, at least one; undefined where a text is something else. */
export function scoresIn(reply: string): readonly BestLabel[] | undefined {
  const json = parseJson(reply);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const scores = Object.entries(json);
  const isScores = scores.length > 0 && scores.every(([, score]) => typeof score === 'number');
  return isScores ? (scores as BestLabel[]) : undefined;
}

/** The first of the highest, as the pipeline sorts them. */
function bestOf(scores: readonly BestLabel[]): BestLabel {
  return scores.reduce((best, each) => (each[1] > best[1] ? each : best));
}
