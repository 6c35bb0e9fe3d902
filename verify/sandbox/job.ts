import { z } from 'zod';
import { environmentNames } from '../environment.ts';
import type { Contact } from '../standin/server.ts';

/** A command line for the sandbox. */
export const jobSchema = z.strictObject({
  /** For `sh`, with `dtx` and `python` of the environment. */
  run: z.string().min(1),
  environment: z.enum(environmentNames),
  /** Environment variables. Nothing of the caller's environment is passed on. */
  variables: z.record(z.string(), z.string()),
  /** Files of the working directory, by path: their text. */
  files: z.record(z.string(), z.string()),
  /** Files and folders to copy into the working directory. */
  copies: z.array(z.string()),
  /** False: nothing answers, as on a machine without a network. */
  standins: z.boolean(),
  /** Hosts that answer with one status, always. */
  statuses: z.record(z.string(), z.number()),
  /** Keeps whole requests, not their lengths. */
  keepBodies: z.boolean(),
  /** The real program in place of a fork of one that has been imported. */
  isReal: z.boolean(),
  /** Python's `time.sleep` waits for 10 ms at most. */
  hasShortWaits: z.boolean(),
  /** Text of the output at which the command gets Ctrl+C. */
  interruptAt: z.string().optional(),
  /** Seconds until the command is ended, with exit code 124. */
  timeout: z.number().positive(),
  /** Folder for what the command leaves; has `work` and `home` afterwards. */
  folder: z.string(),
});
export type Job = z.output<typeof jobSchema>;

/** What a command did. */
export interface Outcome {
  /** Exit code of the shell; 124 after the timeout. */
  readonly exit: number;
  readonly out: string;
  readonly err: string;
  readonly seconds: number;
  /** Processor seconds of DTX, without the shell and other programs. */
  readonly cpu: number;
  readonly contacts: readonly Contact[];
  /** False where the system allows no network namespace: a client that ignores the proxy is not stopped. */
  readonly isIsolated: boolean;
}
