import { BestOfNFigure } from './BestOfNFigure.tsx';
import { bestOfNKind } from './engine/kinds/best-of-n.ts';
import { SpelledText } from './Spellings.tsx';
import { SuccessCurve } from './SuccessCurve.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(bestOfNKind, { figure: BestOfNFigure, text: SpelledText, curve: SuccessCurve });
