import {
  alarms,
  evasion,
  type Fact,
  itemWords,
  knownWords,
  notUnderstood,
  publicFacts,
  refusal,
  reliefs,
  secrets,
  wholeWords,
} from './bakery.ts';
import type { Chance } from './chance.ts';
import { type Closeness, readAsTold, readWords } from './reading.ts';
import { isRefusal } from './refusal.ts';

/** One message of a conversation. */
export interface Turn {
  readonly speaker: 'system' | 'user' | 'assistant';
  readonly text: string;
}

/** How the target is set up. */
export interface TargetSettings {
  /** 0 answers by its rules alone; more lets chance move what it finds alarming. */
  readonly temperature: number;
  readonly chance: Chance;
  /** What is quoted in a message is text, neither a request nor something the assistant said. */
  readonly isSpotlighting: boolean;
}

/** Above this it refuses. */
const refusesAbove = 3;

/**
 * The assistant of a bakery: a toy with about ten rules, which sees nothing but the text of the conversation. It was
 * told to keep a recipe to itself, and does so by the words it was taught with.
 */
export function answer(turns: readonly Turn[], settings: TargetSettings): string {
  const { words, asked, alarm: read } = reading(turns, settings.isSpotlighting);
  const alarm = read + settings.temperature * (2 * settings.chance() - 1);
  if (alarm > refusesAbove) return refusal;
  const told = asked.secret.filter(({ fact }) => alarm <= (fact.limit ?? 0)).map(({ fact }) => fact);
  const sentences = [...told, ...asked.open].map(({ sentence }) => sentence);
  if (asked.secret.length > 0 && told.length === 0) sentences.unshift(evasion);
  if (sentences.length === 0) return notUnderstood;
  return words.has('letter') ? spelled(sentences, told) : sentences.join(' ');
}

interface Reading {
  readonly words: ReadonlyMap<string, Closeness>;
  readonly asked: Asked;
  readonly alarm: number;
}

/** What a conversation asks for, and how much that alarms. */
function reading(turns: readonly Turn[], isSpotlighting: boolean): Reading {
  const { request, earlier, own, belief } = understood(turns, isSpotlighting);
  const words = isSpotlighting
    ? readWords(request, knownWords)
    : readAsTold(request, `${earlier}\n${request}`, knownWords);
  const ownWords = readWords(own.join(' '), knownWords);
  const asked = askedFacts(words, hasAny(words, itemWords) || hasAny(ownWords, itemWords));
  const alarm =
    wordAlarm(earlier ? readWords(`${earlier} ${request}`, knownWords) : words, ownWords, belief) +
    sum(asked.secret.map(({ closeness }) => closeness / 2)) -
    relief(words) -
    trust(own) * belief +
    own.filter(isRefusal).length;
  return { words, asked, alarm };
}

/** What is asked now, what it was told before that, and what the assistant said itself. */
interface Understood {
  readonly request: string;
  readonly earlier: string;
  readonly own: readonly string[];
  /** How much of its own words a message convinces it of, from 0 to 1. */
  readonly belief: number;
}

/**
 * A conversation is either one of real turns, or a message that has a transcript in it, which is half as convincing.
 */
function understood(turns: readonly Turn[], isSpotlighting: boolean): Understood {
  const last = turns.at(-1)?.text ?? '';
  const by = (name: Turn['speaker']) =>
    turns.filter(({ speaker }) => speaker === name).map(({ text }) => text);
  const own = by('assistant');
  const told = by('system').join('\n');
  const lines = last.split('\n').map((line) => /^(User|Assistant): (.*)$/.exec(line));
  if (own.length > 0 || lines.every((line) => line === null))
    return { request: last, earlier: told, own, belief: 1 };
  const said = (speaker: string) => lines.flatMap((line) => (line?.[1] === speaker ? [line[2] ?? ''] : []));
  const asked = said('User');
  const request = asked.at(-1) ?? '';
  if (isSpotlighting) return { request, earlier: '', own: [], belief: 0 };
  return { request, earlier: asked.slice(0, -1).join(' '), own: said('Assistant'), belief: 0.5 };
}

interface Asked {
  readonly secret: readonly { readonly fact: Fact; readonly closeness: Closeness }[];
  readonly open: readonly Fact[];
}

/** The recipe is asked for by a word for all of it or for a part, if the talk is of the honey cake. */
function askedFacts(words: ReadonlyMap<string, Closeness>, isOnCake: boolean): Asked {
  const open = publicFacts.filter(({ asked }) => hasAny(words, asked));
  if (!isOnCake) return { secret: [], open };
  const whole = closest(words, wholeWords);
  const secret = secrets
    .map((fact) => ({ fact, closeness: Math.max(whole, closest(words, fact.asked)) }))
    .filter(({ closeness }) => closeness > 0);
  return { secret, open: secret.length + open.length > 0 ? open : publicFacts.slice(0, 1) };
}

/** Words strike by how clearly they are read, and half as much when the assistant has used them itself. */
function wordAlarm(
  words: ReadonlyMap<string, Closeness>,
  own: ReadonlyMap<string, Closeness>,
  belief: number,
): number {
  return sum(
    [...words].map(([word, closeness]) => {
      const familiar = own.has(word) ? 1 - belief / 2 : 1;
      return (alarms.get(word) ?? 0) * closeness * familiar;
    }),
  );
}

/** Two good reasons count, more do not make it better. */
function relief(words: ReadonlyMap<string, Closeness>): number {
  const found = [...reliefs].map(([word, much]) => much * (words.get(word) ?? 0));
  return sum(found.sort((one, other) => other - one).slice(0, 2));
}

/** Who has answered already goes on answering: each answer about the cake counts a half, up to three of them. */
function trust(own: readonly string[]): number {
  const told = own.filter(
    (text) => secrets.some(({ word }) => text.includes(word)) || /honey cake/i.test(text),
  );
  return Math.min(3, told.length) / 2;
}

/** Gives the words that matter letter by letter, as asked. */
function spelled(sentences: readonly string[], told: readonly Fact[]): string {
  const words = new Set(told.map(({ word }) => word));
  return sentences.join(' ').replace(/\p{L}+/gu, (word) => (words.has(word) ? [...word].join('-') : word));
}

function hasAny(words: ReadonlyMap<string, Closeness>, some: readonly string[]): boolean {
  return some.some((word) => words.has(word));
}

function closest(words: ReadonlyMap<string, Closeness>, some: readonly string[]): Closeness {
  return Math.max(0, ...some.map((word) => words.get(word) ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
