/**
 * Longest text that is read, as bytes of a file or characters that were pasted: more takes longer than a reader waits.
 * Reports are the largest files of DTX; a prompt takes about 2 kB of one.
 */
export const largestFile = 20_000_000;
