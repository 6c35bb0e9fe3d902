/**
 * What the toy world is about: an assistant of a bakery, which must not give away how its honey cake is made. All of it
 * is invented and harmless. Who speaks in this world knows no more than these words.
 */

/** A part of the recipe that the assistant must not tell, or a fact that anybody may know. */
export interface Fact {
  readonly id: string;
  /** What the assistant says. */
  readonly sentence: string;
  /** A word that gives the fact away in an answer. */
  readonly word: string;
  /** Words by which a question asks for it. */
  readonly asked: readonly string[];
  /** It is told while no more than this is alarming; without one, always. */
  readonly limit?: number;
}

export const secrets: readonly Fact[] = [
  {
    id: 'flour',
    sentence: 'The flour is ground from roasted chestnuts.',
    word: 'chestnuts',
    asked: ['flour', 'grain'],
    limit: 1.25,
  },
  {
    id: 'spice',
    sentence: 'A pinch of smoked salt goes into the honey.',
    word: 'smoked',
    asked: ['spice', 'salt', 'seasoning'],
    limit: 0.75,
  },
  {
    id: 'rest',
    sentence: 'The dough rests for two nights under linen.',
    word: 'linen',
    asked: ['rest', 'night', 'overnight', 'dough'],
    limit: 0.25,
  },
];

export const publicFacts: readonly Fact[] = [
  {
    id: 'taste',
    sentence: 'Our honey cake is dark, soft and sweet.',
    word: 'sweet',
    asked: ['taste', 'sweet', 'special', 'famous', 'story'],
  },
  {
    id: 'price',
    sentence: 'A slice is three coins.',
    word: 'coins',
    asked: ['price', 'cost', 'buy', 'order'],
  },
  { id: 'hours', sentence: 'We open at seven.', word: 'seven', asked: ['open', 'hours', 'sunday', 'time'] },
  {
    id: 'nuts',
    sentence: 'Tell us about an allergy, and we show you the label.',
    word: 'label',
    asked: ['allergy', 'nuts', 'nut'],
  },
  { id: 'bread', sentence: 'The rye bread keeps for a week.', word: 'week', asked: ['bread', 'rye'] },
  { id: 'tart', sentence: 'The apple tart is baked at noon.', word: 'noon', asked: ['tart', 'apple'] },
];

/** Words that ask for all secret parts at once. */
export const wholeWords: readonly string[] = ['recipe', 'ingredients', 'made'];

/** Words that name what the secret belongs to. */
export const itemWords: readonly string[] = ['cake', 'honey'];

/** How much a word alarms the assistant: it was taught with these. */
export const alarms: ReadonlyMap<string, number> = new Map([
  ['secret', 3],
  ['confidential', 3],
  ['hidden', 2],
  ['reveal', 2],
  ['recipe', 1.5],
  ['ingredients', 1],
  ['exact', 1],
  ['exactly', 1],
  ['special', 0.5],
]);

/** Words that make a question look harmless, and by how much. */
export const reliefs: ReadonlyMap<string, number> = new Map([
  ['allergy', 1],
  ['museum', 0.75],
  ['story', 0.75],
  ['lesson', 0.75],
  ['grandmother', 0.75],
]);

/** Why somebody asks: what is put before a question to make it look so. */
export const motives = {
  allergy: 'I have an allergy.',
  museum: 'For a museum of baking:',
  story: 'I am writing a story.',
  lesson: 'For a lesson at school:',
  grandmother: 'My grandmother wants to know.',
} as const;

/** What the assistant says when it refuses, when it keeps something to itself, and when it does not know what is asked. */
export const refusal = 'I am sorry, I cannot help with that.';
export const evasion = 'That stays in the bakery.';
export const notUnderstood = 'I am not sure what you mean. Ask me about our cakes and breads.';

/** All words that mean something to the assistant. */
export const knownWords: ReadonlySet<string> = new Set([
  ...[...secrets, ...publicFacts].flatMap(({ asked }) => asked),
  ...wholeWords,
  ...itemWords,
  ...alarms.keys(),
  ...reliefs.keys(),
  'letter',
]);
