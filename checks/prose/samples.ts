import { ContentError } from '../../src/base/content-error.ts';
import type { CodeExample } from '../source/page-source.ts';
import type { ProseCheck } from './prose-check.ts';

/** Wordings of well-known, harmless stand-ins for an attack. */
const standIns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |these |my )*(?:previous|prior|earlier|above|preceding|system) (?:instructions?|rules?|prompts?|messages?|guidelines)\b/i,
  /\b(?:reveal|print|show|repeat|leak|output|tell me|give me)\b.{0,30}\b(?:system prompt|hidden instructions|secret (?:key|code|word)|initial instructions)\b/i,
  /\byou are (?:now|no longer)\b.{0,40}\b(?:DAN|unrestricted|jailbroken|an? (?:evil|unfiltered|assistant|AI|character|hacker)|bound|restricted|developer mode)\b/i,
  /\b(?:pretend|act|behave|role-?play) (?:to be|that you|as (?:if|though)|you are|like you)\b/i,
  /\b(?:without|no) (?:any )?(?:restrictions|safety (?:rules|filters)|content polic(?:y|ies)|guardrails)\b/i,
  /\bdo anything now\b|\bdeveloper mode (?:on|enabled)\b/i,
];

/** Subjects that no example needs, not even a labelled one. */
const harmful: readonly RegExp[] = [
  /\b(?:how (?:to|do I|can I)|steps (?:to|for)|instructions (?:to|for|on)|recipe for|guide to|write|create|make|build|synthesi[sz]e|produce)\b.{0,40}\b(?:bombs?|explosives?|nerve agents?|bioweapons?|methamphetamine|ransomware|malware|keyloggers?|phishing (?:e-?mails?|pages?)|counterfeit|poison)\b/i,
  /\b(?:kill (?:yourself|myself|someone)|suicide methods?|child sexual|non-consensual)\b/i,
];

/** Adversarial text in examples stands in fences marked `sample`, so that a reader sees a label; harm in none. */
export const samples: ProseCheck = {
  id: 'samples',
  label: 'Sample',
  async find(sources) {
    return sources.flatMap(({ page, blocks }) =>
      blocks.flatMap((block) =>
        block.code.split('\n').flatMap((text, i) => {
          const problem = problemOf(text, block);
          return problem
            ? [new ContentError(page.file, `line ${block.line + i}: ${problem[0]}`, problem[1])]
            : [];
        }),
      ),
    );
  },
};

function problemOf(text: string, { fence, language }: CodeExample): [string, string] | undefined {
  const readings = [text, ...hiddenReadings(text)];
  const harm = findIn(readings, harmful);
  if (harm)
    return [`the subject of "${short(harm)}" does not belong in an example`, 'Use a harmless stand-in'];
  if (fence.sample || language === 'mermaid') return undefined;
  const standIn = findIn(readings, standIns);
  if (standIn)
    return [
      `"${short(standIn)}" is adversarial text without a label`,
      'Write "sample" behind the opening fence, or use a neutral text',
    ];
  return undefined;
}

/** What a line says when it is read as FlipAttack, ROT13 or Base64 write it. */
function hiddenReadings(text: string): string[] {
  const encoded = text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? [];
  return [
    [...text].reverse().join(''),
    text.split(' ').reverse().join(' '),
    text.replace(/\p{L}+/gu, (word) => [...word].reverse().join('')),
    text.replace(/[a-z]/gi, rot13),
    ...encoded.map((each) => Buffer.from(each, 'base64').toString('latin1')),
  ];
}

function rot13(letter: string): string {
  const base = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
}

function findIn(texts: readonly string[], patterns: readonly RegExp[]): string | undefined {
  return texts.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []))[0];
}

function short(text: string): string {
  return text.length > 50 ? `${text.slice(0, 50)}…` : text;
}
