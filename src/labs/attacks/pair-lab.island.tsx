import { pairKind } from './engine/kinds/pair.ts';
import { PairFigure } from './PairFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(pairKind, { figure: PairFigure });
