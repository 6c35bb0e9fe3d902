import { FlipFigure } from './FlipFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(FlipFigure);
