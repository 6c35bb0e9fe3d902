import { BestOfNFigure } from './BestOfNFigure.tsx';
import { Spellings } from './Spellings.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(BestOfNFigure, Spellings);
