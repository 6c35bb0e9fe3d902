import { ActorFigure } from './ActorFigure.tsx';
import { actorKind } from './engine/kinds/actor.ts';
import { startAttack } from './start-attack.tsx';

export default startAttack(actorKind, { figure: ActorFigure });
