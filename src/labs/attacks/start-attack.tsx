import { linkSheet } from '../../islands/sheet.ts';
import { fetchLabFile } from '../frame/fetch-lab-file.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { AttackLab, type AttackLabData, type Drawn } from './AttackLab.tsx';
import { AttackPoster } from './AttackPoster.tsx';
import { type AttackFacts, factsOf } from './attack-facts.ts';
import type { AttackInput } from './attack-input.ts';
import type { AttackOutcome } from './attack-task.ts';
import sheet from './attacks.lazy.css?url';
import type { AttackKind } from './engine/attack-kind.ts';
import { examplesOf } from './examples.ts';
import posterSheet from './poster.lazy.css?url';

/** What starts the lab of an attack. */
export function startAttack(kind: AttackKind, drawn: Drawn): LabStart {
  return async (lab, strings) => {
    const data = readLab<AttackLabData>(lab, strings);
    // It plays the run that the page shows, which the page need not hold then, and those that follow.
    let ready: Worker | undefined = startWorker(kind.id);
    const end = () => ready?.terminate();
    try {
      const told = fetchFacts(data.facts);
      const asked = told.then((all) => examplesOf(kind, factsOf(kind.id, all).defaults)[0].input);
      const [facts, first] = await Promise.all([told, played(ready, asked), linkSheet(sheet)]);
      const start = () => {
        const worker = ready ?? startWorker(kind.id);
        ready = undefined;
        return worker;
      };
      const shown = { data, kind, facts, first, drawn, start };
      const app = data.isPoster ? (
        <AttackPoster {...shown} dress={() => linkSheet(posterSheet)} />
      ) : (
        <AttackLab {...shown} />
      );
      const endLab = await takeOver(lab, app, strings);
      return () => {
        end();
        endLab();
      };
    } catch (error) {
      end();
      throw error;
    }
  };
}

async function fetchFacts(address: string): Promise<AttackFacts[]> {
  return (await fetchLabFile(address)).json();
}

/** @throws {Error} the worker cannot be loaded, or crashed, which it may tell before there is something to play */
function played(worker: Worker, asked: Promise<AttackInput>): Promise<AttackOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<AttackOutcome>();
  const heard = new AbortController();
  worker.addEventListener('message', ({ data }) => resolve(data), { signal: heard.signal });
  const failed = () => reject(new Error('The worker could not be loaded, or crashed.'));
  worker.addEventListener('error', failed, { signal: heard.signal });
  asked.then((input) => worker.postMessage(input), reject);
  return promise.finally(() => heard.abort());
}

/** The form of this expression is what the bundler looks for. @param name of the attack, which the worker loads at once */
function startWorker(name: string): Worker {
  return new Worker(new URL('./attack.worker.ts', import.meta.url), { type: 'module', name });
}
