/** A request that cannot be answered. The message goes to the caller: it names the field and the fix. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
