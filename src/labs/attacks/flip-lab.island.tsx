import { flipKind } from './engine/kinds/flip.ts';
import { FlipFigure } from './FlipFigure.tsx';
import { OwnText } from './OwnText.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(flipKind, { figure: FlipFigure, text: OwnText });
