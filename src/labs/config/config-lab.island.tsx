import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { ConfigLab, type ConfigLabData } from './ConfigLab.tsx';

const start: LabStart = async (lab) => {
  const data: ConfigLabData = JSON.parse(lab.dataset.labData ?? '');
  const response = await fetch(data.checks);
  if (!response.ok) throw new Error(`${data.checks}: ${response.status}`);
  const checks = await response.text();
  return takeOver(lab, <ConfigLab data={data} checks={checks} start={startWorker} />, data.strings);
};

export default start;

/** The form of this expression is what the bundler looks for. */
function startWorker(): Worker {
  return new Worker(new URL('./config.worker.ts', import.meta.url), { type: 'module' });
}
