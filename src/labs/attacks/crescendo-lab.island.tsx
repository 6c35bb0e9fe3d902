import { CrescendoFigure } from './CrescendoFigure.tsx';
import { crescendoKind } from './engine/kinds/crescendo.ts';
import { startAttack } from './start-attack.tsx';

export default startAttack(crescendoKind, { figure: CrescendoFigure });
