import { fetchLabFile } from '../frame/fetch-lab-file.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { ConfigLab, type ConfigLabData } from './ConfigLab.tsx';

const start: LabStart = async (lab, strings) => {
  const data = readLab<ConfigLabData>(lab, strings);
  const checks = await (await fetchLabFile(data.checks)).text();
  return takeOver(lab, <ConfigLab data={data} checks={checks} start={startWorker} />, strings);
};

export default start;

/** The form of this expression is what the bundler looks for. */
function startWorker(): Worker {
  return new Worker(new URL('./config.worker.ts', import.meta.url), { type: 'module' });
}
