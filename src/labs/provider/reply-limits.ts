import { type Answer, pythonPath } from './answers.ts';
import { headerOf } from './http-message.ts';
import { declaresJson, type PastedReply } from './read-reply.ts';
import { care, type Remark } from './remark.ts';

/** What comes of a transform that looks for a field [dtx-providers/response]. */
const noJson = '"json" is None: a transform such as json["token"] ends the run.';

/** Whether the judge gets an object, at which the classifier of the scope ends the run [runs/recorder-17]. */
export function isWholeObject({ path, transform }: Answer, reply: PastedReply | undefined): boolean {
  return path === undefined && transform === 'json' && reply?.json?.kind === 'object';
}

/** What DTX cannot do with a reply, or only with care. */
export function replyLimits(reply: PastedReply, answer: Answer | undefined): Remark[] {
  const found: Remark[] = [];
  const { status, headers, json, events, isEventStream } = reply;
  if (reply.hasMark)
    found.push(
      care(
        'The pasted reply begins with an invisible mark (BOM), which was left out here. If the server sends it, Python may not read the reply as JSON: "json" is then None.',
      ),
    );
  if (status !== undefined && status >= 300 && status < 400)
    found.push(
      care(
        `Status ${status} is a redirect. The HTTP library follows it by itself, and validate_response sees the last reply. Use the final address: a redirect can turn POST into GET.`,
      ),
    );
  else if (status !== undefined && (status < 200 || status >= 400))
    found.push(care(`The pasted reply has status ${status}. Paste one that answers the question.`));
  else if (json?.kind === 'object' && /^(?:errors?|detail)$/i.test(String(answer?.path?.[0] ?? '')))
    found.push(
      care('This reply looks like an error and not like an answer. Paste one that answers the question.'),
    );
  if (answer && isWholeObject(answer, reply))
    found.push(
      care(
        'The answer is an object, all of the JSON, and the classifier in the scope takes texts only: the first prompt would end the run with "Invalid input to the pipeline", exit code 1 and no report. Choose a text. To judge the object itself, replace global_evaluator with a jq rule, and run with --html \'\', because the HTML report cannot hold an object.',
        'answer',
      ),
    );
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
  else if (!json) found.push(care(plainText(reply)));
  if (headerOf(headers, 'set-cookie') !== undefined)
    found.push(
      care(
        'The server sets a cookie. Unless the request has a Cookie header of its own, DTX keeps it for the whole run, and the server may take all prompts for one conversation. Where strangers are answered, the header Cookie: reset=1 starts each prompt afresh.',
        'turns',
      ),
    );
  return found;
}

/** What a reply is that is neither JSON nor a stream, and how DTX reads it. */
function plainText({ headers, text }: PastedReply): string {
  if (/\uFFFD/.test(text) && headerOf(headers, 'content-encoding') !== undefined)
    return 'The reply is compressed. Paste it as text.';
  if (/^\s*<(?:!doctype|html)/i.test(text))
    return 'The reply is a web page, often a login or an error. Paste the reply that holds the answer.';
  if (/^\s*<Response \[\d+\]>\s*$/.test(text))
    return 'This is what Python prints of a reply in place of its text. Paste what print(response.text) gives.';
  const what = /^\s*</.test(text) ? 'XML or HTML' : 'plain text';
  return `The reply is ${what}, not JSON. "transform_response: text" takes all of it as the answer; a Python expression takes a part, such as text.split(":")[-1].strip(). ${noJson}`;
}
