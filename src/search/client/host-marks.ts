import { readSlot, writeSlot } from '../../storage/slots.ts';
import { type HostMark, hostMarksSlot } from '../stored/search-slots.ts';

/** How long a mark is good, in milliseconds (row 9.13). */
const markLife = 120_000;

export interface HostOrder {
  /** Hosts to try, in this order. */
  readonly hosts: readonly string[];
  /** How many of the client's hosts are marked as timed out. */
  readonly timedOut: number;
}

/**
 * The hosts a query tries: those without a mark, then those that timed out; failed ones are skipped, unless no other
 * is left, then all are tried (row 9.13). Marks are shared by the pages of this browser.
 */
export function hostOrder(hosts: readonly string[]): HostOrder {
  const marks = freshMarks();
  const timedOut = hosts.filter((host) => marks.get(host)?.state === 'timed out');
  const available = [...hosts.filter((host) => !marks.has(host)), ...timedOut];
  return { hosts: available.length > 0 ? available : hosts, timedOut: timedOut.length };
}

/** Whether some host has no mark: a query can hope for a quick answer. */
export function someHostUp(hosts: readonly string[]): boolean {
  const marks = freshMarks();
  return hosts.some((host) => !marks.has(host));
}

/** Remembers that a host did not answer. */
export function markHost(host: string, state: HostMark['state']): void {
  writeMarks(freshMarks().set(host, { state, at: Date.now() }));
}

/**
 * A host that answers is not down. A mark for a time-out stays: with it the next query has more patience, without it a
 * slow network would cost every second query a time-out.
 */
export function markAnswered(host: string): void {
  const marks = freshMarks();
  if (marks.get(host)?.state !== 'down') return;
  marks.delete(host);
  writeMarks(marks);
}

/** Marks that are good now. One from the future is from before the clock was set back: it is dropped. */
function freshMarks(): Map<string, HostMark> {
  const now = Date.now();
  const marks = Object.entries(readSlot(hostMarksSlot) ?? {});
  return new Map(marks.filter(([, { at }]) => at <= now && now - at < markLife));
}

function writeMarks(marks: ReadonlyMap<string, HostMark>): void {
  writeSlot(hostMarksSlot, Object.fromEntries(marks));
}
