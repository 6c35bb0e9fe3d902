import { AdaptiveFigure } from './AdaptiveFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(AdaptiveFigure);
