import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** How far an upload has come. */
const stateSchema = z.strictObject({
  /** What is uploaded; another hash is another upload. */
  hash: z.string(),
  /** Batches that Algolia has taken, from the first. */
  sent: z.int().min(0),
  /** Task of the last of them; tasks of an index are done in order. */
  task: z.int().optional(),
});
export type PushState = z.output<typeof stateSchema>;

export interface StateFile {
  /** What an upload before has left; undefined when it was complete, or when the file cannot be read. */
  read(): PushState | undefined;
  write(state: PushState): void;
  clear(): void;
}

/** The state of uploads of one index, kept in a file. */
export function stateFile(path: string): StateFile {
  return {
    read() {
      try {
        return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch {
        return undefined;
      }
    },
    write(state) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(state));
    },
    clear: () => rmSync(path, { force: true }),
  };
}
