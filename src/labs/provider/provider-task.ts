import type { Problem } from '../frame/LabResult.tsx';
import { type Answer, answersIn, joinFile, joinProgram, likelyAnswer } from './answers.ts';
import { type Choice, listed } from './choices.ts';
import { commandsFor } from './commands.ts';
import { isLeftFromExample } from './example-reply.ts';
import { fillRequest } from './fill-request.ts';
import type { PastedRequest } from './http-message.ts';
import { type JsonNode, readJson } from './json-tree.ts';
import { requestLimits, variableRemarks } from './limits.ts';
import { renderMade } from './made-template.ts';
import { type ChosenPlace, makeTarget, type Target, type TargetForm } from './make-target.ts';
import { likelyPlace, type PromptPlace, pathLabel, placeText, promptPlaces } from './prompt-places.ts';
import { jsonMistake, type PastedReply, readReply, textStart } from './read-reply.ts';
import { readRequest } from './read-request.ts';
import { care, type Remark } from './remark.ts';
import { isWholeObject, replyLimits } from './reply-limits.ts';
import { scopeText } from './scope-text.ts';
import { selectedAnswer, selectedPlace, selectionOf } from './select-text.ts';
import { seenByRule, takeAnswer, validationOf } from './take-answer.ts';
import { wire } from './wire.ts';

/** What a reader enters. */
export interface ProviderInput {
  readonly request: string;
  readonly reply: string;
  /**
   * Of a place, with `#start-end` behind it for a part of its text; `@start-end` for what is selected in the request;
   * empty for the likely one.
   */
  readonly place: string;
  /** Of an answer; `@start-end` for what is selected in the reply; empty for the likely one. */
  readonly answer: string;
  readonly form: string;
  /** `text` to send each prompt as a text, also one that is JSON. */
  readonly promptAs: string;
  /** A prompt to look at what is sent. */
  readonly prompt: string;
}

export interface ProviderOutcome {
  readonly problems: readonly Problem[];
  readonly places: readonly Choice[];
  /** Id of the chosen place. */
  readonly place: string;
  readonly answers: readonly Choice[];
  readonly answer: string;
  /** The reply is that of an example, and the request another one: nothing is read from it. */
  readonly isExampleReply: boolean;
  /** What DTX cannot do first. */
  readonly remarks: readonly Remark[];
  /** A scope; empty when DTX cannot do what is needed. */
  readonly scope: string;
  /** Python file that the scope needs. */
  readonly program: { readonly name: string; readonly text: string } | undefined;
  readonly commands: string;
  /** What DTX sends; or why it sends nothing. */
  readonly sent: string;
  readonly added: readonly string[];
  readonly bytes: number;
  /** What a rule sees; or how the run ends. */
  readonly seen: string;
  readonly fails: readonly string[];
}

/** Makes a scope out of a request and its reply. */
export function providerTask(input: ProviderInput): ProviderOutcome {
  const request = readRequest(input.request);
  const isExampleReply = !('problem' in request) && isLeftFromExample(input.reply, request, jsonBody);
  const reply = input.reply.trim() === '' || isExampleReply ? undefined : readReply(input.reply);
  const problems: Problem[] = [];
  if ('problem' in request)
    for (const each of [request.problem, ...(request.others ?? [])])
      problems.push({ field: 'request', ...each });
  if (reply && 'problem' in reply) problems.push({ field: 'reply', ...reply.problem });
  if ('problem' in request || (reply && 'problem' in reply)) return { ...nothing, problems };
  const body = jsonBody(request);
  if (!body && request.body !== undefined && !request.isMultipart) {
    const mistake = jsonMistake(request.body);
    if (mistake) return { ...nothing, problems: [bodyProblem(request, mistake)] };
  }
  const cut = reply && !reply.json && reply.events.length === 0 ? jsonMistake(reply.text) : undefined;
  if (reply && cut) return { ...nothing, problems: [replyProblem(input.reply, reply, cut)] };
  const places = promptPlaces(request, body);
  const selected = selectionOf(input.place);
  const wanted = selected ? selectedPlace(input.request, selected, request, body, places) : input.place;
  const place = chosenPlace(places, wanted ?? '');
  const answers = reply ? answersIn(reply) : [];
  const selectedIn = selectionOf(input.answer);
  const asked = selectedIn && reply ? selectedAnswer(input.reply, selectedIn, reply, answers) : input.answer;
  const answer = answers.find(({ id }) => id === asked) ?? likelyAnswer(answers);
  const isExact = input.promptAs === 'text';
  const target = makeTarget(request, body, place, { form: input.form as TargetForm, isExact });
  const chosen = {
    places: listed(places, place, (each) => [each.label, placeText(each)]),
    place: place ? placeId(place) : '',
    answers: listed(answers, answer, ({ transform, eventPath, value }) => [
      eventPath ? `data: ${pathLabel(eventPath)}` : transform,
      value,
    ]),
    answer: answer?.id ?? '',
    isExampleReply,
  };
  const remarks = withoutRepeats([
    ...(isExampleReply ? [care(leftReply)] : []),
    // What DTX can never send comes before what is only missing.
    ...requestLimits(request, body, place, isExact),
    ...request.remarks,
    ...(place ? [] : [care('The request has no text for the prompt. Paste one with a question in it.')]),
    ...(reply
      ? replyLimits(reply, answer)
      : isExampleReply
        ? []
        : [care('Paste the reply to this request, to choose the answer in it.')]),
    ...target.remarks,
    ...(wanted === undefined
      ? [care('The selection is in no text of the request that can be the prompt.')]
      : []),
    ...(asked === undefined
      ? [care('The selection is in no text of the reply that can be the answer.')]
      : []),
    ...variableRemarks(target.variables),
  ]).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  // What will not happen is not shown either: nothing is sent, no reply comes, and notes tell how a scope is written.
  if (remarks.some(({ kind }) => kind === 'stop') || !place)
    return { ...nothing, ...chosen, remarks: remarks.filter(({ kind }) => kind !== 'note') };
  return {
    ...nothing,
    ...chosen,
    remarks,
    scope: scopeText(target, {
      validate: reply ? validationOf(reply) : 'status == 200',
      transform: answer?.transform,
    }),
    program:
      answer?.eventPath && reply
        ? { name: joinFile, text: joinProgram(answer.eventPath, reply.isEventStream) }
        : undefined,
    commands: commandsFor(target.variables, answer !== undefined && !isWholeObject(answer, reply)),
    ...sentBy(target, input.prompt),
    ...seenIn(reply, answer, input.prompt),
  };
}

const order = ['stop', 'care', 'note'];

const leftReply =
  'The field of the response still holds the one of the example, which is not what your API answers. The scope has no transform_response yet, so that the judge would get the whole reply: paste the response to your request.';

/** Two options of curl, such as `--cert` and `--key`, can come to the same remark. */
function withoutRepeats(remarks: readonly Remark[]): Remark[] {
  return [...new Map(remarks.map((remark) => [remark.text, remark])).values()];
}

const nothing: ProviderOutcome = {
  problems: [],
  places: [],
  place: '',
  answers: [],
  answer: '',
  isExampleReply: false,
  remarks: [],
  scope: '',
  program: undefined,
  commands: '',
  sent: '',
  added: [],
  bytes: 0,
  seen: '',
  fails: [],
};

function jsonBody({ body, isMultipart }: PastedRequest): JsonNode | undefined {
  if (body === undefined || isMultipart) return undefined;
  const read = readJson(body);
  return 'node' in read ? read.node : undefined;
}

function bodyProblem(
  { bodyLine }: PastedRequest,
  { line, message }: { readonly line: number; readonly message: string },
): Problem {
  return {
    field: 'request',
    line: bodyLine + line - 1,
    message: `The body begins like JSON and is none: ${message}. Correct it, or paste the request again.`,
  };
}

function replyProblem(
  pasted: string,
  reply: PastedReply,
  { line, message }: { readonly line: number; readonly message: string },
): Problem {
  const head = pasted.slice(0, textStart(pasted, reply)).split('\n').length - 1;
  return {
    field: 'reply',
    line: head + line,
    message: `The reply begins like JSON and is none: ${message}. Paste all of it, or its text alone.`,
  };
}

/** @param wanted id of a place, with its part */
function chosenPlace(places: readonly PromptPlace[], wanted: string): ChosenPlace | undefined {
  const [, id = wanted, from, to] = /^(.*)#(\d+)-(\d+)$/s.exec(wanted) ?? [];
  const place = places.find((each) => each.id === id) ?? likelyPlace(places);
  if (!place) return undefined;
  const marked = /\{\{\s*prompt\s*\}\}/.exec(place.value);
  const whole = place.part ?? { start: 0, end: place.value.length };
  if (place.id === id && from !== undefined) {
    const part = { start: Number(from), end: Number(to) };
    return { ...place, ...(part.start < part.end && part.end <= place.value.length ? part : whole) };
  }
  return { ...place, ...(marked ? { start: marked.index, end: marked.index + marked[0].length } : whole) };
}

function placeId({ id, start, end, value, part }: ChosenPlace): string {
  const isWhole = part ? start === part.start && end === part.end : start === 0 && end === value.length;
  return isWhole ? id : `${id}#${start}-${end}`;
}

function sentBy(target: Target, prompt: string): Pick<ProviderOutcome, 'sent' | 'added' | 'bytes' | 'fails'> {
  const variables = Object.fromEntries(target.variables.map(({ name }) => [name, `your-${name}`]));
  const filled = fillRequest(target.request, {
    prompt,
    variables,
    transformRequest: target.transformRequest,
    render: renderMade,
  });
  if ('failed' in filled)
    return { sent: '', added: [], bytes: 0, fails: [`This prompt cannot be filled in: ${filled.failed}.`] };
  const sent = wire(filled);
  if ('failed' in sent) return { sent: '', added: [], bytes: 0, fails: [`Nothing is sent: ${sent.failed}.`] };
  return { sent: sent.text, added: sent.added, bytes: sent.bytes, fails: [] };
}

function seenIn(
  reply: PastedReply | undefined,
  answer: Answer | undefined,
  prompt: string,
): Pick<ProviderOutcome, 'seen'> {
  if (!reply) return { seen: '' };
  const taken = takeAnswer(reply, answer);
  return { seen: 'failed' in taken ? taken.failed : seenByRule(prompt, taken.answer) };
}
