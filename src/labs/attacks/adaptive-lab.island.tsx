import { AdaptiveFigure } from './AdaptiveFigure.tsx';
import { adaptiveKind } from './engine/kinds/adaptive.ts';
import { startAttack } from './start-attack.tsx';

export default startAttack(adaptiveKind, { figure: AdaptiveFigure });
