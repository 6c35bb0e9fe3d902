import { fetchLabFile } from '../frame/fetch-lab-file.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { ConfigLab, type ConfigLabData } from './ConfigLab.tsx';

const start: LabStart = async (lab, strings) => {
  const data = readLab<ConfigLabData>(lab, strings);
  const checks = await (await fetchLabFile(data.checks)).text();
  return takeOver(lab, <ConfigLab data={data} start={() => startWorker(checks)} />, strings);
};

export default start;

/**
 * The form of this expression is what the bundler looks for.
 * @param checks as JSON: a worker has no network, and a text is faster to hand over than what it holds
 */
function startWorker(checks: string): Worker {
  const worker = new Worker(new URL('./config.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ checks });
  return worker;
}
