/** Text of a file, and what it was written in when that is not UTF-8. */
export interface DecodedFile {
  readonly text: string;
  /** `UTF-16`, `not UTF-8`; or what the file is when it is not text, `unknown` where that cannot be told. */
  readonly encoding: string;
}

/** What files begin with that are not text. */
const signatures: readonly (readonly [start: string, name: string])[] = [
  ['PK\u0003\u0004', 'A ZIP archive, or a document that is one'],
  ['\u0089PNG', 'A PNG image'],
  ['\u00ff\u00d8\u00ff', 'A JPEG image'],
  ['GIF8', 'A GIF image'],
  ['%PDF-', 'A PDF document'],
  ['\u001f\u008b', 'A gzip archive'],
  ['SQLite format 3', 'An SQLite database'],
];

/** Whether an encoding says that a file is not text. */
export function isBinary(encoding: string): boolean {
  return encoding === 'unknown' || signatures.some(([, name]) => name === encoding);
}

/**
 * Reads the bytes of a file as text: as UTF-8, or as UTF-16 when they begin with its mark or look like it, as files that
 * PowerShell 5 writes. Other texts are read as Windows-1252, which is right for most of them.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const start = String.fromCharCode(...bytes.subarray(0, 20));
  const binary = signatures.find(([signature]) => start.startsWith(signature));
  if (binary) return { text: '', encoding: binary[1] };
  const [first, second] = bytes;
  const [low, high] = zeros(bytes.subarray(0, 1000));
  const name =
    (first === 0xff && second === 0xfe) || (high > 100 && low === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (low > 100 && high === 0)
        ? 'utf-16be'
        : 'utf-8';
  if (name === 'utf-8' && low + high > 10) return { text: '', encoding: 'unknown' };
  try {
    return { text: decoded(bytes, name), encoding: name === 'utf-8' ? '' : 'UTF-16' };
  } catch {
    const text = name === 'utf-8' ? decoded(bytes, 'windows-1252') : '';
    // Texts have letters, spaces and breaks of lines, and hardly anything else below them.
    return text === '' || controls.test(text)
      ? { text: '', encoding: 'unknown' }
      : { text, encoding: 'not UTF-8' };
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u0080-\u009f]/;

/** The field that shows the text has just one kind of break. */
function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
}

/** How many of the bytes at even and at odd places are 0. */
function zeros(bytes: Uint8Array): [even: number, odd: number] {
  const found: [number, number] = [0, 0];
  bytes.forEach((byte, i) => {
    if (byte === 0) found[i % 2 === 0 ? 0 : 1]++;
  });
  return found;
}
