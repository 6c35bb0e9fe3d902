import { BestOfNFigure } from './BestOfNFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(BestOfNFigure);
