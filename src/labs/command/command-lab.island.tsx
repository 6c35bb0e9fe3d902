import { fetchLabFile } from '../frame/fetch-lab-file.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { CommandLab, type CommandLabData } from './CommandLab.tsx';
import type { CommandLabFacts } from './facts.ts';

const start: LabStart = async (lab, strings) => {
  const data = readLab<CommandLabData>(lab, strings);
  const facts: CommandLabFacts = await (await fetchLabFile(data.facts)).json();
  return takeOver(lab, <CommandLab data={data} facts={facts} start={() => startWorker(facts)} />, strings);
};

export default start;

/** The form of this expression is what the bundler looks for. */
function startWorker(facts: CommandLabFacts): Worker {
  const worker = new Worker(new URL('./command.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ facts });
  return worker;
}
