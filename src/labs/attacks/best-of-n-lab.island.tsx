import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import { AttackLab, type AttackLabData } from './AttackLab.tsx';
import { BestOfNFigure } from './BestOfNFigure.tsx';
import { startWorker } from './start-worker.ts';

const start: LabStart = (lab) => {
  const data: AttackLabData = JSON.parse(lab.dataset.labData ?? '');
  return takeOver(lab, <AttackLab data={data} figure={BestOfNFigure} start={startWorker} />, data.strings);
};

export default start;
