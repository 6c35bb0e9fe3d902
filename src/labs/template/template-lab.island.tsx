import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { TemplateLab, type TemplateLabData } from './TemplateLab.tsx';

const start: LabStart = (lab, strings) => {
  const data = readLab<TemplateLabData>(lab, strings);
  return takeOver(lab, <TemplateLab data={data} start={startWorker} />, strings);
};

export default start;

/** The form of this expression is what the bundler looks for. */
function startWorker(): Worker {
  return new Worker(new URL('./template.worker.ts', import.meta.url), { type: 'module' });
}
