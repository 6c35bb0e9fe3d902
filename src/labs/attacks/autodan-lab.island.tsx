import { AutoDanFigure } from './AutoDanFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(AutoDanFigure);
