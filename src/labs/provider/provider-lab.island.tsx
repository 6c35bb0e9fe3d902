import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { ProviderLab, type ProviderLabData } from './ProviderLab.tsx';

const start: LabStart = (lab, strings) => {
  const data = readLab<ProviderLabData>(lab, strings);
  return takeOver(lab, <ProviderLab data={data} start={startWorker} />, strings);
};

export default start;

/** The form of this expression is what the bundler looks for. */
function startWorker(): Worker {
  return new Worker(new URL('./provider.worker.ts', import.meta.url), { type: 'module' });
}
