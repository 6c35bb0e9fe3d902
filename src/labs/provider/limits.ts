import { type Answer, pythonPath } from './answers.ts';
import { headerOf, type PastedRequest } from './http-message.ts';
import { isSamePath, type JsonNode, nodeAt, textsIn } from './json-tree.ts';
import type { ChosenPlace } from './make-target.ts';
import { pathLabel } from './prompt-places.ts';
import { declaresJson, type PastedReply } from './read-reply.ts';
import { care, note, type Remark, stop } from './remark.ts';
import type { TargetVariable } from './secrets.ts';
import { isChanged } from './template-text.ts';

/** What DTX cannot do with a request, or only with care. */
export function requestLimits(
  request: PastedRequest,
  body: JsonNode | undefined,
  place: ChosenPlace | undefined,
  isExact: boolean,
): Remark[] {
  return [
    ...methodLimits(request),
    ...bodyLimits(request, body),
    ...(place ? placeLimits(place, isExact) : []),
    ...(body ? contentLimits(body, place) : []),
    ...headerLimits(request),
  ];
}

function methodLimits({ method, url, headers }: PastedRequest): Remark[] {
  const found: Remark[] = [];
  if (!/^(?:GET|POST|PUT|DELETE|PATCH)$/.test(method))
    found.push(
      stop(`DTX knows GET, POST, PUT, DELETE and PATCH, and ends with InvalidHttpMethodError for ${method}.`),
    );
  if (
    /^wss?:/i.test(url) ||
    headers.some(([name, value]) => /^upgrade$/i.test(name) && /websocket/i.test(value))
  )
    found.push(
      stop('This opens a WebSocket, and DTX sends single HTTP requests. Write a custom agent.', 'agent'),
    );
  else if (!/^https?:/i.test(url)) found.push(stop('DTX calls addresses with http:// and https:// only.'));
  return found;
}

function bodyLimits(request: PastedRequest, body: JsonNode | undefined): Remark[] {
  const type = headerOf(request.headers, 'content-type') ?? '';
  if (request.isMultipart)
    return [
      stop(
        'The body is a form with parts (multipart). DTX sends every body as JSON: the server would get the form as one JSON string. Look for a JSON endpoint, or write a custom agent.',
        'agent',
      ),
    ];
  if (body) {
    if (body.kind === 'array')
      return [
        stop(
          'The body is a list. DTX refuses one in http-parsed, and fills nothing within a list in http-raw: {{prompt}} would be sent as these letters. Write a custom agent.',
          'agent',
        ),
      ];
    if (body.kind !== 'object' && body.kind !== 'string')
      return [stop('The body is a single value, which has no place for a prompt.', 'agent')];
    return [];
  }
  if (request.body === undefined) return [];
  if (/^application\/x-www-form-urlencoded/i.test(type))
    return [
      stop(
        'The body is a form (a=b&c=d). DTX sends every body as JSON: the server would get the form as one JSON string, in quotes. Look for a JSON endpoint, or write a custom agent.',
        'agent',
      ),
    ];
  return [
    stop(
      `The body is not JSON${type ? ` (${type.split(';')[0]})` : ''}. DTX sends every body as JSON: the server would get this text in quotes. Look for a JSON endpoint, or write a custom agent.`,
      'agent',
    ),
  ];
}

function placeLimits(place: ChosenPlace, isExact: boolean): Remark[] {
  const found: Remark[] = [];
  const isWhole = place.at.kind === 'body' && place.start === 0 && place.end === place.value.length;
  if (!isExact) found.push(isWhole ? readAlone : readWithin);
  if (place.at.kind === 'header')
    found.push(
      care(
        'The prompt is in a header. The HTTP library refuses one with a line break, and letters beyond Latin-1 end the run. Use it only for prompts of one plain line.',
      ),
    );
  if (place.at.kind === 'query')
    found.push(
      note(
        'The filter urlencode keeps signs such as & and # in a prompt from ending the parameter. Very long prompts can be too long for an address.',
      ),
    );
  if (place.at.kind !== 'body') return found;
  if (isChanged(place.value) && /^\s*[{[]/.test(place.value))
    found.push(
      stop(
        'The prompt is within JSON that is itself a text. DTX does not escape it there, and sends the filled text as an object. Write a custom agent.',
        'agent',
      ),
    );
  else if (
    !isWhole &&
    /\{[^}]*$/.test(place.value.slice(0, place.start)) &&
    /[("']\s*$/.test(place.value.slice(0, place.start))
  )
    found.push(
      care(
        'The prompt is within code, such as a query of GraphQL. Quotes in a prompt break it: move the prompt into a variable of the query.',
      ),
    );
  return found;
}

/** What becomes of prompts that are JSON, which DTX reads and then prints as Python does [dtx-providers/request-transformer]. */
const readAlone = note(
  `DTX reads a prompt that is JSON by itself: 42 is sent as a number, a text in quotes loses them, and an object becomes the text that Python prints, {'role': 'user'} for {"role": "user"}. Choose "always as text" to keep each prompt as it is.`,
  'json',
);
const readWithin = note(
  `DTX reads a prompt that is JSON by itself, and puts in what Python prints: {'role': 'user'} for {"role": "user"}, True for true; a text in quotes loses them. Choose "always as text" to keep each prompt as it is.`,
  'json',
);

const sessionKey =
  /^(?:client[-_]?)?(?:session|conversation|chat|thread|dialog(?:ue)?|parent[-_]?message|message|msg|request|correlation|trace|idempotency)[-_]?(?:id|key|uuid)$|^(?:nonce|sessionId|timestamp)$/i;

function contentLimits(body: JsonNode, place: ChosenPlace | undefined): Remark[] {
  const found: Remark[] = [];
  const texts = textsIn(body);
  const sessions = texts.filter(({ path }) => {
    const last = path.at(-1);
    return typeof last === 'string' && sessionKey.test(last.replace(/([a-z])([A-Z])/g, '$1_$2'));
  });
  for (const { path } of sessions.slice(0, 3))
    found.push(
      care(
        `${pathLabel(path)} stays the same for all prompts, so that an earlier prompt can change a later answer. If the server takes any id, write "dtx-{{ range(9999) | random }}-{{ range(9999) | random }}" there.`,
        'session',
      ),
    );
  const stream = nodeAt(body, ['stream']);
  if (stream?.kind === 'constant' && stream.value === true)
    found.push(
      care(
        'The request asks for a stream. DTX waits for its end and reads it as one text, which is not JSON. Set stream to false if the server allows it, and paste the reply to that.',
        'streaming',
      ),
    );
  const turns = texts.filter(({ path }) => path.at(-1) === 'role').map(({ node }) => node.value);
  if (turns.includes('assistant'))
    found.push(
      care(
        'The request holds earlier turns, which are sent before every prompt. Remove them, unless each test is meant to continue this conversation.',
        'turns',
      ),
    );
  const changed = texts.filter(
    ({ node, path }) =>
      isChanged(node.value) && !(place?.at.kind === 'body' && isSamePath(place.at.path, path)),
  );
  if (changed.length > 0)
    found.push(
      note(
        `${changed
          .slice(0, 3)
          .map(({ path }) => pathLabel(path))
          .join(
            ', ',
          )}: DTX would send this text as another type, or not as it is. It is written as JSON within the text, which DTX reads back.`,
        'json',
      ),
    );
  return found;
}

function headerLimits({ headers, url }: PastedRequest): Remark[] {
  const found: Remark[] = [];
  const has = (form: RegExp) =>
    headers.some(([name]) => form.test(name)) || new RegExp(`[?&]${form.source.slice(1)}`, 'i').test(url);
  if (has(/^(?:x-)?(?:csrf|xsrf)/i))
    found.push(
      care(
        'The request carries a token against forged requests, which the server gives out per session. When it expires, the run ends: renew it before each run, or write a custom agent.',
        'login',
      ),
    );
  const [, path] =
    /^[^?#]*\/((?:conversation|session|thread|chat|dialog(?:ue)?)s?\/(?!\{\{)[\w-]*\d[\w-]*)/i.exec(url) ??
    [];
  if (path)
    found.push(
      care(
        `The address names one conversation (${path}), so that all prompts are turns of it and an earlier one can change a later answer. Look for a call that begins a new one.`,
        'session',
      ),
    );
  if (has(/^cookie$/i))
    found.push(
      care(
        'The cookie is one session for all prompts, and it expires. Export a fresh one before each run. Cookies that the server sets are kept for the rest of the run.',
        'turns',
      ),
    );
  if (has(/^(?:x-)?(?:amz-date|signature|hmac|timestamp)/i))
    found.push(
      stop(
        'The request is signed or carries a time, which has to be computed again for each one. Write a custom agent.',
        'agent',
      ),
    );
  return found;
}

/** What to know of the variables that took the place of secrets. */
export function variableRemarks(variables: readonly TargetVariable[]): Remark[] {
  const found = variables.filter(({ found: where }) => where);
  if (found.length === 0) return [];
  const list = found.map(({ name, found: where }) => `${where} is now {{${name}}}`).join('; ');
  return [note(`Secrets do not belong in a file: ${list}. Set the variable before the run.`, 'fields')];
}

/** What comes of a transform that looks for a field [dtx-providers/response]. */
const noJson = '"json" is None: a transform such as json["token"] ends the run.';

/** What DTX cannot do with a reply, or only with care. */
export function replyLimits(reply: PastedReply, answer: Answer | undefined): Remark[] {
  const found: Remark[] = [];
  const { status, headers, json, events, isEventStream } = reply;
  if (status !== undefined && status >= 300 && status < 400)
    found.push(
      care(
        `Status ${status} is a redirect. The HTTP library follows it by itself, and validate_response sees the last reply. Use the final address: a redirect can turn POST into GET.`,
      ),
    );
  else if (status !== undefined && (status < 200 || status >= 400))
    found.push(care(`The pasted reply has status ${status}. Paste one that answers the question.`));
  if (!json && events.length > 0)
    found.push(
      answer?.eventPath
        ? care(
            `The reply is a stream. DTX waits until it ends and reads it as one text, so that "json" is None: a transform such as ${pythonPath(answer.eventPath)} ends the run. Save the file below as join_stream.py in the folder that you run dtx in. A stream that never ends hangs the run.`,
            'streaming',
          )
        : care(
            `The reply is a stream, and the judge would get all of its lines. ${noJson} Choose a part of the events, or ask the server for an answer in one piece.`,
            'streaming',
          ),
    );
  else if (!json && isEventStream)
    found.push(
      care(
        `The reply is a stream whose events are not JSON: DTX takes all of its lines as one text. ${noJson}`,
        'streaming',
      ),
    );
  else if (!json && declaresJson(reply))
    found.push(
      care(
        'Content-Type says JSON, but the reply is not: DTX ends the run with InvalidHttpResponseError and reads nothing of it. Paste a reply in which the server answers, or write a custom agent.',
        'agent',
      ),
    );
  else if (!json)
    found.push(
      care(
        /^\s*<(?:!doctype|html)/i.test(reply.text)
          ? 'The reply is a web page, often a login or an error. Paste the reply that holds the answer.'
          : `The reply is plain text, not JSON. Write "transform_response: text", as the scope below does: the whole text is the answer. For a part of it write a Python expression, such as text.split(":")[-1].strip(). ${noJson}`,
      ),
    );
  if (/^(?:br|zstd)$/i.test(headerOf(headers, 'content-encoding') ?? '') && /\uFFFD/.test(reply.text))
    found.push(care('The reply is compressed. Paste it as text.'));
  if (headerOf(headers, 'set-cookie') !== undefined)
    found.push(
      care(
        'The server sets a cookie. DTX keeps it for the whole run, so the server may take all prompts for one conversation.',
        'turns',
      ),
    );
  return found;
}
