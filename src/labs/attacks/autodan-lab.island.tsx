import { AutoDanFigure } from './AutoDanFigure.tsx';
import { autodanKind } from './engine/kinds/autodan.ts';
import { startAttack } from './start-attack.tsx';

export default startAttack(autodanKind, { figure: AutoDanFigure });
