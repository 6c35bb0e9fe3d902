import { startAttack } from './start-attack.tsx';
import { TapFigure } from './TapFigure.tsx';

export default startAttack(TapFigure);
