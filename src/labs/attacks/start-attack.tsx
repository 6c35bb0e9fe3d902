import { linkSheet } from '../../islands/sheet.ts';
import { fetchLabFile } from '../frame/fetch-lab-file.ts';
import { readLab } from '../frame/read-lab.ts';
import type { LabStart } from '../frame/start-lab.ts';
import { takeOver } from '../frame/take-over.tsx';
import type { Figure } from './AttackFigure.tsx';
import { AttackLab, type AttackLabData } from './AttackLab.tsx';
import sheet from './attacks.lazy.css?url';
import type { AttackFacts } from './facts.ts';
import type { Beside } from './Spellings.tsx';

/**
 * What starts the lab of an attack.
 * @param figure what the attack is drawn by
 * @param beside what is beside the text that a reader enters
 */
export function startAttack(figure: Figure, beside?: Beside): LabStart {
  return async (lab, strings) => {
    const data = readLab<AttackLabData>(lab, strings);
    const [response] = await Promise.all([fetchLabFile(data.facts), linkSheet(sheet)]);
    const facts: AttackFacts[] = await response.json();
    return takeOver(
      lab,
      <AttackLab data={data} facts={facts} drawing={figure} beside={beside} start={startWorker} />,
      strings,
    );
  };
}

/** The form of this expression is what the bundler looks for. */
function startWorker(): Worker {
  return new Worker(new URL('./attack.worker.ts', import.meta.url), { type: 'module' });
}
