import type { WriteStream } from 'node:tty';

/** Says what a long command is doing: on a terminal in one line that changes, elsewhere in a line for each phase. */
export interface Phases {
  /** Runs a phase and returns its result. */
  run<T>(name: string, work: () => T | Promise<T>): Promise<T>;
  /** Takes the changing line away, so that others can be written. */
  clear(): void;
}

/** @param stream `process.stdout`, or what takes its place */
export function phases(stream: Pick<WriteStream, 'isTTY' | 'write'>): Phases {
  const clear = () => {
    if (stream.isTTY) stream.write('\r\x1b[K');
  };
  return {
    clear,
    async run(name, work) {
      const started = performance.now();
      clear();
      if (stream.isTTY) stream.write(`${name} …`);
      const result = await work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (!stream.isTTY) stream.write(`${name}: ${seconds} s\n`);
      return result;
    },
  };
}
