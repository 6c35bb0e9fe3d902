import { tapKind } from './engine/kinds/tap.ts';
import { startAttack } from './start-attack.tsx';
import { TapFigure } from './TapFigure.tsx';

export default startAttack(tapKind, { figure: TapFigure });
