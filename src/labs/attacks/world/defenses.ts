import { alarms, knownWords, refusal, secrets } from './bakery.ts';
import { surprise } from './character-table.ts';
import { type Defense, defenseNames } from './defense-names.ts';
import { filteredIn, oddAbove } from './filters.ts';
import { guesses, readWords } from './reading.ts';
import { remembering } from './remembering.ts';
import { answer, type TargetSettings, type Turn } from './target.ts';
import { turnedText } from './turning.ts';

/** What comes back, and which defence answered in place of the target. */
export interface Reply {
  readonly text: string;
  readonly stoppedBy?: Defense | undefined;
}

/** Alarm of all that a user has written in a conversation; more is refused. */
const conversationAbove = 4;

/** The target with defences around it: they see the text of the conversation and of the answer, nothing else. */
export function guarded(
  turns: readonly Turn[],
  defenses: ReadonlySet<Defense>,
  settings: Omit<TargetSettings, 'isSpotlighting'>,
): Reply {
  const seen = defenses.has('normalizing')
    ? turns.map((turn) => ({ ...turn, text: inBooks(turn.text) }))
    : turns;
  const last = seen.at(-1)?.text ?? '';
  const stops: Partial<Record<Defense, () => boolean>> = {
    keywords: () => filteredIn(last).length > 0,
    oddText: () => surprise(last) > oddAbove,
    conversation: () => pressure(seen) > conversationAbove,
  };
  const stoppedBy = defenseNames.find((name) => defenses.has(name) && stops[name]?.());
  if (stoppedBy) return { text: refusal, stoppedBy };
  const text = answer(seen, { ...settings, isSpotlighting: defenses.has('spotlighting') });
  return defenses.has('output') && secrets.some(({ word }) => text.includes(word))
    ? { text: refusal, stoppedBy: 'output' }
    : { text };
}

/** Known words by how they are written from their end, which for none is a known word, too. */
const fromEnd = new Map([...knownWords].map((word) => [turnedText(word, 'sentence'), word]));

/** Words of a message as they are spelled in books, where one that the assistant knows is meant, also from its end. */
const inBooks = remembering(
  (text) =>
    text
      .replace(/[\p{L}\p{N}'`@[{^_|]+/gu, (word) => guesses(word, knownWords)[0]?.[0] ?? word)
      .replace(/\p{L}+/gu, (word) => fromEnd.get(word.toLowerCase()) ?? word),
  500,
);

/** Alarm of everything the user wrote, and a half for each part of the recipe that was asked for at any time. */
function pressure(turns: readonly Turn[]): number {
  const written = turns.filter(({ speaker }) => speaker === 'user').map(({ text }) => text);
  const words = readWords(written.join(' '), knownWords);
  const alarm = [...words].reduce((sum, [word, closeness]) => sum + (alarms.get(word) ?? 0) * closeness, 0);
  const parts = secrets.filter(({ asked }) => asked.some((word) => words.has(word))).length;
  return alarm + (parts > 1 ? 2 * parts : 0);
}
