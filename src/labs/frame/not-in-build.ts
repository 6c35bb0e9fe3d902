/** Starts no worker: nothing is worked on while the page is drawn by the build. */
export function notInBuild(): never {
  throw new Error('Workers start in a browser.');
}
