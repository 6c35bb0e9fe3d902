import type { AttackEvent, EventOf } from '../../../../src/labs/attacks/engine/events.ts';

/** The events of a kind. */
export function of<Kind extends AttackEvent['kind']>(
  events: readonly AttackEvent[],
  kind: Kind,
): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind);
}
