import { isRefusal } from '../world/refusal.ts';
import type { AttackEvent } from './events.ts';

/** As many pictures as a sheet of paper has room for. */
export const mostFrames = 6;

/**
 * Where a run is best shown in pictures: its beginning, the first answer, the first refusal, what is dropped first, the
 * first of the best ratings, the end; those that are left halve the longest ways between these.
 * @returns how many events have happened in each, in order and without repeats
 */
export function framesOf(events: readonly AttackEvent[]): readonly number[] {
  const { length } = events;
  const ratings = events.flatMap((event) => (event.kind === 'judge' ? [event.score] : []));
  const best = Math.max(...ratings);
  const after = (isIt: (event: AttackEvent) => boolean) => events.findIndex(isIt) + 1;
  const places = new Set(
    [
      after(({ kind }) => kind !== 'begin'),
      after(({ kind }) => kind === 'answer'),
      after(isRefused),
      after(({ kind }) => kind === 'prune' || kind === 'backtrack'),
      after((event) => event.kind === 'judge' && event.score === best),
      length,
    ].filter((place) => place > 0),
  );
  while (places.size < Math.min(mostFrames, length)) places.add(between(events, sorted(places)));
  return sorted(places);
}

const sorted = (places: Iterable<number>) => [...places].sort((one, other) => one - other);

function isRefused(event: AttackEvent): boolean {
  return event.kind === 'answer' && (event.stoppedBy !== undefined || isRefusal(event.text));
}

/** About the middle of the longest way between two pictures; a rating nearby, as it is where there is most to see. */
function between(events: readonly AttackEvent[], places: readonly number[]): number {
  const ways = places.map((to, at) => ({ from: places[at - 1] ?? 0, to }));
  const { from, to } = ways.reduce((longest, way) =>
    way.to - way.from > longest.to - longest.from ? way : longest,
  );
  const middle = Math.ceil((from + to) / 2);
  const inside = Array.from({ length: to - from - 1 }, (_, at) => from + 1 + at);
  const distance = (place: number) =>
    Math.abs(place - middle) - (events[place - 1]?.kind === 'judge' ? (to - from) / 4 : 0);
  return inside.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest), middle);
}
