/** Files of Playwright and of Node. */
const isOfOthers = (file: string | null | undefined) => !file || /^node:|[\\/]node_modules[\\/]/.test(file);

/**
 * Leaves out of each stack what is not of this project, but for the call that led there. Playwright notes a stack for
 * every step of a test and looks up each of its fifty lines in a source map: an eighth of what the processes of the
 * tests take, for lines that it never shows.
 */
export function shortenStacks(): void {
  const { prepareStackTrace: prepare } = Error;
  if (!prepare) return;
  Error.prepareStackTrace = (error, frames) => {
    const others = frames.map((frame) => isOfOthers(frame.getFileName()));
    // One that is of others alone stays whole: there is nothing else to see.
    const short = others.includes(false) ? frames.filter((_, i) => !(others[i] && others[i + 1])) : frames;
    return prepare(error, short);
  };
}
