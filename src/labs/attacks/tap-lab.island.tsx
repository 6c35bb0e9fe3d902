import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { AttackLab, type AttackLabData } from './AttackLab.tsx';
import { startWorker } from './start-worker.ts';
import { TapFigure } from './TapFigure.tsx';

const start: LabStart = (lab) => {
  const data: AttackLabData = JSON.parse(lab.dataset.labData ?? '');
  return takeOver(lab, <AttackLab data={data} figure={TapFigure} start={startWorker} />, data.strings);
};

export default start;
