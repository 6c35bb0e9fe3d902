import { linkSheet } from '../../islands/sheet.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import type { Figure } from './AttackFigure.tsx';
import { AttackLab, type AttackLabData } from './AttackLab.tsx';
import sheet from './attacks.lazy.css?url';

/** What starts the lab of an attack. @param figure what the attack is drawn by */
export function startAttack(figure: Figure): LabStart {
  return async (lab, strings) => {
    const data = readLab<AttackLabData>(lab, strings);
    await linkSheet(sheet);
    return takeOver(lab, <AttackLab data={data} drawing={figure} start={startWorker} />, strings);
  };
}

/** The form of this expression is what the bundler looks for. */
function startWorker(): Worker {
  return new Worker(new URL('./attack.worker.ts', import.meta.url), { type: 'module' });
}
