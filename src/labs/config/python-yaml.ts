/** Plain words of YAML 1.1 that YAML 1.2 takes for something else, as PyYAML resolves them. */
const words: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^(?:yes|Yes|YES|on|On|ON)$/, 'true'],
  [/^(?:no|No|NO|off|Off|OFF)$/, 'false'],
  [/^[-+]?(?:0b[01_]+|[1-9][\d_]*_[\d_]*|[1-9][\d_]*(?::[0-5]?\d)+|(?<=^[-+])0x[\dA-Fa-f_]+)$/, 'a number'],
  [/^\d{4}-\d{2}-\d{2}$/, 'a date'],
  [
    /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d{1,2}(?::?\d{2})?))?$/,
    'a date',
  ],
  [/^[-+]?0[0_]*[1-7]_*[0-7][0-7_]*$/, 'a number in base 8'],
  // Floats have a point, and their exponent has a sign.
  [/^(?:0o[0-7]+|[-+]?0\d*[89]\d*|[-+]?\d+[eE][-+]?\d+|[-+]?\d*\.\d*[eE]\d+)$/, 'text'],
];

/**
 * What Python's YAML reader makes of a plain scalar that is something else in YAML 1.2.
 * @returns undefined when it is the same there
 */
export function otherInPython(scalar: string): string | undefined {
  return words.find(([pattern]) => pattern.test(scalar))?.[1];
}
