/**
 * Longest text that is read, as bytes of a file or characters that were pasted: more takes longer than a reader waits.
 * Reports are the largest files of DTX; a prompt takes about 2 kB of one.
 */
export const largestFile = 20_000_000;

/** Text of a file, and what it was written in when that is not UTF-8. */
export interface DecodedFile {
  readonly text: string;
  /** `UTF-16`; `unknown` when it is not text. */
  readonly encoding: '' | 'UTF-16' | 'unknown';
}

/**
 * Reads the bytes of a file as text: as UTF-8, or as UTF-16 when they begin with its mark or look like it, as files that
 * PowerShell 5 writes.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const [first, second] = bytes;
  const [low, high] = zeros(bytes.subarray(0, 1000));
  const name =
    (first === 0xff && second === 0xfe) || (high > 100 && low === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (low > 100 && high === 0)
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(bytes);
    return { text: text.replaceAll('\r\n', '\n'), encoding: name === 'utf-8' ? '' : 'UTF-16' };
  } catch {
    return { text: '', encoding: 'unknown' };
  }
}

/** How many of the bytes at even and at odd places are 0. */
function zeros(bytes: Uint8Array): [even: number, odd: number] {
  const found: [number, number] = [0, 0];
  bytes.forEach((byte, i) => {
    if (byte === 0) found[i % 2 === 0 ? 0 : 1]++;
  });
  return found;
}
