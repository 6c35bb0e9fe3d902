import { ActorFigure } from './ActorFigure.tsx';
import { startAttack } from './start-attack.tsx';

export default startAttack(ActorFigure);
