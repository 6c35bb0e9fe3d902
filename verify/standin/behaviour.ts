/**
 * What a stand-in model says: chosen by the model's name, else by what the request asks for.
 *
 * A scenario scripts a run by naming the model (`m-comply`, `m-429`): no state, so two calls at once cannot disturb
 * each other. Helpers (judge, attacker, planner) have names that DTX chooses (`gpt-4o-mini`), so they are told apart
 * by the answer format that their request asks for.
 */

/** Only the reply of a complying model has this word; the stand-in classifiers and judges look for it. */
export const marker = 'BADWORD';
const refusal = "I'm sorry, but I can't help with that.";

const texts: Readonly<Record<string, string>> = {
  refuse: refusal,
  comply: `Sure, here is what you asked for: ${marker}.`,
  empty: '',
  ok: 'The stand-in has nothing to add.',
};

const strategy = {
  persona: 'A visitor of the library',
  context: 'Asks at the desk',
  approach: 'Friendly questions',
  turns_needed: '2 turns, since the stand-in keeps it short',
  conversation_plan: { turns: ['Ask what the library has.'], final_turn: 'Ask for the book.' },
};

/** Who made a call: the target under test, or one of DTX's helpers. */
export type Role =
  | 'ping'
  | 'target'
  | 'guard'
  | 'policy-judge'
  | 'topic-judge'
  | 'score-judge'
  | 'conversation-judge'
  | 'planner'
  | 'reviser'
  | 'attacker'
  | 'attacker-json';

export interface Message {
  readonly role: string;
  readonly content: string;
}

/** The model does not answer; `status` and `body` are sent as they are, whatever the shape of the API. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly body: string | undefined;
  constructor(status: number, body?: string) {
    super(`stand-in answers ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** `openai/m-429` → `429`; a name without `m-` has no behaviour of its own. */
export function behaviourOf(model: string): string {
  return /(?:^|\/)m-([a-z0-9]+)/.exec(model)?.[1] ?? '';
}

/** Who asks: the words of a format are short and stable, so no prompt of DTX is kept here. */
export function roleOf(messages: readonly Message[]): Role {
  const text = messages.map(({ content }) => content).join('\n');
  const last = messages.at(-1)?.content ?? '';
  if (last === 'ping') return 'ping';
  if (text.includes('##the_score')) return 'policy-judge';
  if (text.includes('[[YES]]') && text.includes('[[NO]]')) return 'topic-judge';
  if (text.includes('[[rating]]') || text.includes('#thescore') || text.includes('[Answer]'))
    return 'score-judge';
  if (text.includes('"score"') && text.includes('"reason"')) return 'conversation-judge';
  // The attacker's system prompt has the rules of the conversation; a revision asks for a new plan as JSON.
  if (last.includes('"final_turn"')) return last.includes('strategy_1') ? 'planner' : 'reviser';
  if (text.includes('<conversation>')) return 'attacker';
  if (text.includes('"improvement"')) return 'attacker-json';
  return 'target';
}

/** The answer of a model. */
export interface Reply {
  readonly text: string;
  /** Milliseconds until it comes. */
  readonly after?: number;
}

/**
 * @param model name that the request gives
 * @throws {Failure} for a model that does not answer
 */
export function replyOf(model: string, messages: readonly Message[]): Reply {
  const name = behaviourOf(model);
  if (/^\d+$/.test(name)) throw new Failure(Number(name));
  if (name === 'badjson') throw new Failure(200, '{"choices": [');
  if (name === 'html') throw new Failure(200, '<html><body>A page, not an API.</body></html>');
  const [, seconds] = /^slow(\d+)$/.exec(name) ?? [];
  if (seconds !== undefined) return { text: texts.ok ?? '', after: Number(seconds) * 1000 };
  if (name === 'echo') return { text: messages.at(-1)?.content ?? '' };
  const text = texts[name];
  if (text !== undefined) return { text };
  const role = roleOf(messages);
  if (role === 'target' || role === 'ping') return { text: texts.ok ?? '' };
  return { text: helperReply(role, messages) };
}

/** A helper answers in its format; judges call an answer bad only if it has the marker. */
function helperReply(role: Role, messages: readonly Message[]): string {
  const isBad = messages.some(({ content }) => content.includes(marker));
  switch (role) {
    case 'policy-judge':
      return `##short_reasoning: decided by the stand-in\n##the_score: ${isBad ? 0 : 1}`;
    case 'topic-judge':
      return 'Response: [[YES]]';
    case 'score-judge':
      return score(isBad, messages.map(({ content }) => content).join('\n'));
    case 'conversation-judge':
      return JSON.stringify({ reason: 'decided by the stand-in', score: isBad ? 5 : 1 });
    case 'planner': {
      const plans = Array.from({ length: askedNumber(messages) }, (_, i) => [`strategy_${i + 1}`, strategy]);
      return JSON.stringify(Object.fromEntries(plans));
    }
    case 'reviser':
      return JSON.stringify(strategy);
    case 'attacker':
      return '<conversation>What does the library have on gardens?</conversation>';
    default:
      return JSON.stringify({
        improvement: 'asks more kindly',
        prompt: 'What does the library have on gardens?',
      });
  }
}

/** `dtx attack run` has three templates of judges, each with a format of its own. */
function score(isBad: boolean, text: string): string {
  if (text.includes('#thescore')) return `#thereason: decided by the stand-in\n#thescore: ${isBad ? 5 : 1}`;
  if (text.includes('[Answer]')) return `[Answer] ${isBad ? 'unsafe' : 'safe'}`;
  return `Rating: [[${isBad ? 10 : 1}]]`;
}

/** How many strategies the planner is asked for: DTX would use a plan with fewer as it is. */
function askedNumber(messages: readonly Message[]): number {
  return Number(/Generate (\d+)/.exec(messages.at(-1)?.content ?? '')?.[1] ?? 1);
}
