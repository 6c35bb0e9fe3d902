import { PairFigure } from './PairFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(PairFigure);
