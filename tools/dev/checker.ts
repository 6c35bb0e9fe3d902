import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CheckerAnswer, CheckerRequest } from './checker-messages.ts';
import type { CodeBundle } from './code-bundle.ts';
import type { Problem } from './problem.ts';

/** Asks the checker process, which is started for the first question. */
export interface Checker {
  /** @throws {Error} the checker ended, which it does when the code changes */
  check(path: string): Promise<readonly Problem[]>;
  whatLeadsTo(paths: readonly string[]): Promise<readonly Problem[]>;
  searchFiles(base: string): Promise<ReadonlyMap<string, string>>;
  /** Ends the process; the next question starts another, with the code as it is then. */
  end(): void;
}

/** It ended before it answered, as it does when the code has changed. */
export class CheckerEnded extends Error {
  override name = 'CheckerEnded';
}

type Question = CheckerRequest extends infer R ? (R extends CheckerRequest ? Omit<R, 'id'> : never) : never;

interface Connection {
  readonly process: ChildProcess;
  readonly waiting: Map<number, PromiseWithResolvers<CheckerAnswer>>;
}

export function startChecker(code: CodeBundle): Checker {
  let connection: Promise<Connection> | undefined;
  let last = 0;

  const start = async (): Promise<Connection> => {
    const file = await code.file();
    const process = fork(join(import.meta.dirname, 'checker-process.ts'), [file], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const waiting: Connection['waiting'] = new Map();
    process.on('message', (answer: CheckerAnswer) => {
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    });
    process.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new CheckerEnded());
    });
    return { process, waiting };
  };

  const ask = async (question: Question): Promise<CheckerAnswer> => {
    let opened = await connection?.catch(() => undefined);
    if (!opened?.process.connected) {
      connection = start();
      opened = await connection;
    }
    last += 1;
    const id = last;
    const reply = Promise.withResolvers<CheckerAnswer>();
    opened.waiting.set(id, reply);
    opened.process.send({ ...question, id });
    const answer = await reply.promise;
    if ('failure' in answer) throw new Error(answer.failure);
    return answer;
  };
  const problems = async (question: Question) => {
    const answer = await ask(question);
    return 'problems' in answer ? answer.problems : [];
  };

  return {
    check: (path) => problems({ kind: 'page', path }),
    whatLeadsTo: (paths) => problems({ kind: 'lost', paths }),
    async searchFiles(base) {
      const answer = await ask({ kind: 'search', base });
      return new Map('files' in answer ? answer.files : []);
    },
    end() {
      connection?.then(
        ({ process }) => process.kill(),
        () => undefined,
      );
      connection = undefined;
    },
  };
}
