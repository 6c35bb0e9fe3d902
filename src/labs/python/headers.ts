import { raise } from './problem.ts';
import { Dict, textOf, typeOf, type Value } from './values.ts';

/** Headers of a reply as `requests` has them: their names count in any case. May be among the names of an expression. */
export class ReplyHeaders extends Dict {
  override get type(): string {
    return 'CaseInsensitiveDict';
  }
  /** @param headers as they were sent */
  constructor(headers: Readonly<Record<string, string>> = {}) {
    super();
    for (const [name, value] of Object.entries(headers)) this.set(name, value);
  }

  copy(): ReplyHeaders {
    const copy = new ReplyHeaders();
    for (const [name, value] of this.entries.values()) copy.set(name, value);
    return copy;
  }

  override get(key: Value): Value | undefined {
    return super.get(lowerCase(key));
  }
  override set(key: Value, value: Value): void {
    const lower = lowerCase(key);
    this.entries.set(`s${lower}`, [key, value]);
  }
  override remove(key: Value): void {
    super.remove(lowerCase(key));
  }
}

/** As `requests` asks for it. @throws {EvaluationError} for what is no text */
export function lowerCase(key: Value): string {
  const name = textOf(key);
  return name?.toLowerCase() ?? raise(`AttributeError: '${typeOf(key)}' object has no attribute 'lower'`);
}
