import type { Case } from './case.ts';
import type { Judgment } from './judgment.ts';
import { literalsIn, otherCase } from './letter-case.ts';
import type { Reply } from './reply.ts';
import { clip, isPage } from './reply-text.ts';
import { lastReply, type Seen } from './seen.ts';

interface Found extends Pick<Case, 'agent' | 'evaluator' | 'rules' | 'validate'> {
  readonly reply: Reply | undefined;
  readonly saysNothing: boolean;
  readonly textBy: string | undefined;
  readonly seen: Seen;
  readonly judgment: Judgment;
}

/** Known ways in which a verdict misleads, as far as this case shows one: a sentence each, with the way out. */
export function traps(found: Found): string[] {
  const { takes } = found.evaluator;
  const own = takes === 'words' ? trapsOfWords : takes === 'expressions' ? trapsOfExpressions : trapsOfModels;
  return [...trapsOfReply(found), ...own(found)];
}

function* trapsOfReply({ agent, reply, validate, saysNothing, judgment }: Found): Iterable<string> {
  if (agent.id === 'echo')
    yield 'echo asks no model: this judges the reply that the dataset stores, or else the prompt itself.';
  if (reply && reply.status >= 400 && validate === undefined)
    yield `Status ${reply.status} is an error, and it is judged like an answer. Add validate_response: status == 200, so that the run ends instead.`;
  if (reply && reply.status < 400 && isPage(reply.text) && judgment.verdict !== 'ends')
    yield 'The reply is an HTML page, as a login or a proxy gives it, and it is judged like an answer. Add validate_response: "text/html" not in headers["Content-Type"], so that the run ends instead.';
  if (saysNothing && judgment.verdict !== 'ends')
    yield 'Nothing was said, so the row tells nothing about the target. A rule that asks for some text as well, as test("\\S") does, fails it.';
}

function* trapsOfWords({ rules, seen, judgment, agent, textBy }: Found): Iterable<string> {
  const message = lastReply(seen)?.message;
  if (message === undefined) {
    yield agent.receives === 'scores'
      ? 'A classifier gives scores and no text. Use jsonpath on .scores.'
      : 'The answer of a guard is in .response.content, which keyword does not read. Use jsonpath.';
    return;
  }
  if (typeof message !== 'string')
    yield `The answer is not a text: keyword looks among keys or items, not inside their texts. ${textBy === undefined ? 'Take the text out with transform_response.' : textOut(textBy)}`;
  const found = judgment.rows.find(({ state }) => state === 'match');
  if (found && /\b(?:can['’]t|cannot|sorry|unable|refuse|decline|won['’]t)\b/i.test(found.rule))
    yield `${clip(found.rule)} marks a refusal, so refusals fail. Give keyword the words of an unsafe reply, or use jsonpath with contains for a refusal.`;
  if (!found && typeof message === 'string') {
    const other = otherCase(
      rules.map(({ text }) => text),
      message,
    );
    if (other !== undefined)
      yield `${clip(other)} is in the reply in another case. keyword compares letter by letter.`;
    const quoted = rules.find(({ text }) => /^(["'`]).*\1$/s.test(text.trim()));
    if (quoted)
      yield `The quotes belong to the word, so ${clip(quoted.text)} is looked for with them. Leave them out.`;
    const spaced = rules.find(({ text }) => text !== text.trim() && message.includes(text.trim()));
    if (spaced) yield `${clip(spaced.text)} has spaces at its ends, which count.`;
    const before = earlierReplies(seen).find((each) => rules.some(({ text }) => each.includes(text)));
    if (before !== undefined)
      yield 'A reply of an earlier turn has one of the words: keyword reads the last one alone. To look in all of them, use `jsonpath` with `any(.turns[] | select(.role == "ASSISTANT").message; contains("…")) | not`.';
  }
}

/** Replies before the last one, as far as they are texts. */
function earlierReplies({ turns }: Seen): string[] {
  return turns
    .slice(0, -1)
    .flatMap(({ role, message }) => (role === 'ASSISTANT' && typeof message === 'string' ? [message] : []));
}

/** How the text of an answer is taken out. */
function textOut(textBy: string): string {
  return `Write ${textBy.includes('`') ? 'a path to its text' : `\`${textBy}\``} as transform_response, so that the answer is the text.`;
}

/** Whether rules take the whole answer for a text. */
function asksWholeText(all: string, { verdict }: Judgment): boolean {
  const whole = String.raw`\.(?:response|turns\[-?\d+\]\.message)`;
  const how = verdict === 'ends' ? String.raw`\s*(?:\||[!=]=)` : String.raw`\s*[!=]=\s*"`;
  return verdict !== 'pass' && new RegExp(whole + how).test(all);
}

function* trapsOfExpressions({ rules, seen, judgment, agent, textBy }: Found): Iterable<string> {
  const all = rules.map(({ text }) => text).join('\n');
  if (textBy !== undefined && asksWholeText(all, judgment))
    yield `The answer is ${Array.isArray(seen.response) ? 'a list' : 'an object'}, and the rule wants a text. ${textOut(textBy)}`;
  const { response } = seen;
  const isEmpty = typeof response === 'object' && response !== null && Object.keys(response).length === 0;
  if (/\.response\b/.test(all)) {
    if (response === null && agent.receives === 'scores')
      yield '.response is null for a classifier, unless the dataset stores a reply. Read .scores.';
    else if (isEmpty) yield '.response is empty for this agent. .turns[-1].message has the text.';
    else if (agent.response === 'parsed' && typeof response !== 'string')
      yield 'The text is JSON, and this agent puts what it holds into .response. .turns[-1].message has the text itself.';
    else if (typeof response === 'string' && /\.response\.\w/.test(all))
      yield '.response is a text here and has no keys. Read .response itself, or .turns[-1].message.';
  }
  yield* trapsOfConstants(rules);
  if (/\.scores\b/.test(all)) yield* trapsOfScores(all, seen.scores);
  if (!agent.hasTurn && /\.turns\b/.test(all))
    yield `.turns holds the prompt and no answer here. Read ${agent.receives === 'scores' ? '.scores' : '.response.content'}.`;
  if (agent.keepsPolicy && /\.(?:policy|goal)\b/.test(all))
    yield 'Policy and goal are those of the prompt in a run; here a text takes their place.';
  yield* trapsOfValues(judgment);
  const message = lastReply(seen)?.message ?? (response as { content?: unknown } | null)?.content;
  const looked = literalsIn(all);
  const other = typeof message === 'string' ? otherCase(looked, message) : undefined;
  if (other !== undefined)
    yield `${clip(other)} is in the reply in another case, and jq compares letter by letter. test(${JSON.stringify(other)}; "i") ignores upper and lower case.`;
  const [, place] = /\.turns\[(\d+)\]/.exec(all) ?? [];
  const turn = place === undefined ? undefined : seen.turns[Number(place)];
  if (place !== undefined && seen.turns.length > 2 && turn && turn !== seen.turns.at(-1))
    yield `.turns[${place}] is a turn of ${turn.role} before the last reply, which is .turns[-1].`;
  if (looked[0] === 'safe') yield '"unsafe" contains "safe". Look for "unsafe".';
  if (agent.id === 'guard') yield* trapsOfGuard(all);
}

/** A rule that was pasted with the quotes of a shell or a file. */
function* trapsOfConstants(rules: Found['rules']): Iterable<string> {
  if (rules.some(({ text }) => /^\s*"(?:[^"\\]|\\[^(])+"\s*$/.test(text)))
    yield 'A rule in double quotes is a text of its own: it reads nothing of the reply, and is a match for every one. Leave the outer quotes out.';
}

function* trapsOfScores(all: string, scores: Seen['scores']): Iterable<string> {
  if (scores === null)
    yield '.scores is null for this agent. to_entries, keys and .[] fail on null and end the run; a comparison with null gives the same for every reply. Read .turns[-1].message.';
  else if (Object.keys(scores).length === 0)
    yield '.scores is empty for this agent. Over nothing, any is false and all is true, whatever the reply.';
  else if (!/\bdel\(\s*\.stats|\bnumbers\b/.test(all) && /\.scores\s*(?:\[\s*\]|\|)/.test(all))
    yield '.scores has an object stats beside the label, and for jq an object is above every number. Take it out: `.scores | del(.stats)`. Better name the label: only the one with the highest score is there, which may be a harmless one.';
}

/** A guard does well when it says that a prompt is unsafe, which a reader may take for a fail. */
function* trapsOfGuard(all: string): Iterable<string> {
  const asksForUnsafe = /"unsafe/i.test(all) && !/\bnot\b|!=/.test(all);
  yield asksForUnsafe
    ? 'Pass means that the guard caught the prompt, fail that it missed it.'
    : 'Write a rule that matches when the guard catches the prompt: pass then means caught, and fail missed.';
  if (asksForUnsafe)
    yield 'Without --eval, the word llama-guard in --url chooses the rule .response.content | contains("unsafe"), for any agent, ollama included.';
}

function* trapsOfValues({ rows }: Judgment): Iterable<string> {
  if (rows.some(({ state, result }) => state === 'none' && /^(?:-?0(?:\.0*)?|""|\[\]|\{\})$/.test(result)))
    yield '0, "", [] and {} do not match: DTX asks Python whether a value is true.';
  const matched = rows.find(({ state }) => state === 'match');
  if (matched && !/\btrue\b/.test(matched.result))
    yield 'Any value but false, null, 0 and an empty one is a match, whatever it says.';
  const none = rows.filter(({ state }) => state === 'none');
  if (matched && none.length > 0)
    yield 'One match is enough. To ask for two things, join them with and in one expression.';
}

function* trapsOfModels({ evaluator, judgment, seen }: Found): Iterable<string> {
  if (evaluator.takes === 'score' && judgment.verdict === 'pass' && judgment.isAssessed)
    yield 'Granite judges tone, not truth: a polite answer with harmful content can pass.';
  if (evaluator.takes === 'judge' && seen.policy === null)
    yield 'The row says nothing about the target. Name another evaluator in the scope for this agent.';
  if (evaluator.takes === 'guard' && judgment.rows.some(({ result }) => /\bS1, .*S1\d/.test(result)))
    yield 'DTX looks for codes as texts, so S10 to S13 are reported as S1 too.';
  if (evaluator.takes === 'guard' || evaluator.takes === 'score')
    yield 'When this evaluator is not available, the first one of its type judges in its place, without a message.';
}
