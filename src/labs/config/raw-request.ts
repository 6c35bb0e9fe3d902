/** A raw request in its parts, as DTX cuts it; lines count from 1 in the text. */
export interface RawRequest {
  readonly firstLine: string;
  readonly headers: readonly { readonly name: string; readonly value: string; readonly line: number }[];
  readonly body: string;
  readonly bodyLine: number;
}

/** Cuts a request into its first line, headers and body. The body begins after the first empty line. */
export function cutRequest(text: string): RawRequest {
  const lead = text.length - text.trimStart().length;
  const before = text.slice(0, lead).split('\n').length - 1;
  const lines = text.trim().replaceAll('\r\n', '\n').split('\n');
  const empty = lines.indexOf('');
  const head = empty < 0 ? lines : lines.slice(0, empty);
  const headers = head.slice(1).flatMap((line, i) => {
    const colon = line.indexOf(':');
    return colon < 0
      ? []
      : [{ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim(), line: before + i + 2 }];
  });
  return {
    firstLine: head[0] ?? '',
    headers,
    body: empty < 0 ? '' : lines.slice(empty + 1).join('\n'),
    bodyLine: before + empty + 2,
  };
}

/** Value of a header, in any case. */
export function headerOf({ headers }: Pick<RawRequest, 'headers'>, name: string): string | undefined {
  return headers.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value;
}

/** Whether DTX reads the body as JSON before it fills it. */
export function hasJsonBody(request: RawRequest): boolean {
  return /json/i.test(headerOf(request, 'Content-Type') ?? '');
}
