import type { IncomingMessage } from 'node:http';

/** A body that is not read to its end. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 408 | 413;
  constructor(message: string, status: 408 | 413) {
    super(message);
    this.status = status;
  }
}

export interface BodyLimits {
  readonly bytes: number;
  /** From now to the end of the body, in milliseconds. */
  readonly timeout: number;
}

/**
 * Reads a body as UTF-8; what is none becomes U+FFFD.
 * @returns undefined when the client went away
 * @throws {BodyError} when it is too large (as soon as that is known) or too slow
 */
export function readBody(
  request: IncomingMessage,
  { bytes, timeout }: BodyLimits,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => fail(new BodyError('The body took too long', 408)), timeout);
    const tooLarge = () => fail(new BodyError(`The body is larger than ${bytes} bytes`, 413));
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > bytes) tooLarge();
      else chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks).toString('utf8')));
    const onGone = () => finish(() => resolve(undefined));
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onGone);
      settle();
    };
    const fail = (error: BodyError) => finish(() => reject(error));
    if (Number(request.headers['content-length'] ?? 0) > bytes) tooLarge();
    else request.on('data', onData).on('end', onEnd).on('close', onGone);
  });
}
