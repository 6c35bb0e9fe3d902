import { formCall } from './form-call.ts';
import { headerOf, type PastedRequest } from './http-message.ts';
import { isSamePath, type JsonNode, nodeAt, textsIn } from './json-tree.ts';
import type { ChosenPlace } from './make-target.ts';
import { pathLabel } from './prompt-places.ts';
import { care, note, type Remark, stop } from './remark.ts';
import type { TargetVariable } from './secrets.ts';
import { sessionRemarks } from './session-remarks.ts';
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
    ...sessionRemarks(request, body, place),
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
        `The body is a form with parts (multipart). DTX sends every body as JSON: the server would get the form as one JSON string. ${formAgent(request)}`,
        'agentCall',
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
  if (/^application\/grpc/i.test(type))
    return [
      stop('This is gRPC, which DTX does not speak: it sends JSON by HTTP. Write a custom agent.', 'agent'),
    ];
  if (/^[\da-f]+[ \t]*\n/i.test(request.body) && headerOf(request.headers, 'transfer-encoding'))
    return [
      stop(
        'The body is in chunks, each behind a line with its length. Take these lines and the header Transfer-Encoding away.',
      ),
    ];
  if (/^application\/x-www-form-urlencoded/i.test(type))
    return [
      stop(
        `The body is a form (a=b&c=d). DTX sends every body as JSON: the server would get the form as one JSON string, in quotes. ${formAgent(request)}`,
        'agentCall',
      ),
    ];
  return [
    stop(
      `The body is not JSON${type ? ` (${type.split(';')[0]})` : ''}. DTX sends every body as JSON: the server would get this text in quotes. Look for a JSON endpoint, or write a custom agent.`,
      'agent',
    ),
  ];
}

/** What to do about a form, step by step. */
function formAgent(request: PastedRequest): string {
  const call = formCall(request);
  const send = call ? ` with ${call}` : '';
  return `Look for a JSON endpoint, or test it by a small program: copy http_desk.py and run_http_desk.py from the linked section, import requests (the HTTP library of DTX), send the form in generate${send}, and return the answer out of its reply. Headers such as a key go there as well. Then run python run_http_desk.py.`;
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
  if (isWhole && isBase64(place.value))
    found.push(
      care(
        'This text is base64, and a prompt is sent there as plain text. If the server takes base64 alone, write a custom agent.',
        'agent',
      ),
    );
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

/** Whether a text is the base64 of another, which has words. */
function isBase64(text: string): boolean {
  if (text.length % 4 > 0 || !/^[A-Za-z\d+/]{12,}={0,2}$/.test(text)) return false;
  return /^[\s!-~]+$/.test(atob(text)) && /[^A-Za-z\d]/.test(atob(text));
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

function contentLimits(body: JsonNode, place: ChosenPlace | undefined): Remark[] {
  const found: Remark[] = [];
  const texts = textsIn(body);
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
        'The cookie is one session for all prompts, and it expires. Export a fresh one before each run. DTX sends it with each prompt and drops the cookies that the server sets: if yours is renewed with each reply, write a custom agent.',
        'cookie',
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
  const renamed = variables.flatMap(({ name, renamed: other }) =>
    other
      ? [
          care(
            `${other.from} is now {{${name}}}, because every run of DTX sends ${other.from} to ${other.sentTo}. Unset ${other.from} before the run, and take it out of a .env that DTX reads.`,
          ),
        ]
      : [],
  );
  const found = variables.filter(({ found: where }) => where);
  if (found.length === 0) return renamed;
  const list = found.map(({ name, found: where }) => `${where} is now {{${name}}}`).join('; ');
  return [
    ...renamed,
    note(`Secrets do not belong in a file: ${list}. Set the variable before the run.`, 'fields'),
  ];
}
