import { CrescendoFigure } from './CrescendoFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(CrescendoFigure);
