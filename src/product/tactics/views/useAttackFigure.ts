import { ActorFigure } from '../../../labs/attacks/ActorFigure.tsx';
import type { Drawn } from '../../../labs/attacks/AttackLab.tsx';
import { BestOfNFigure } from '../../../labs/attacks/BestOfNFigure.tsx';
import { CrescendoFigure } from '../../../labs/attacks/CrescendoFigure.tsx';
import { FlipFigure } from '../../../labs/attacks/FlipFigure.tsx';
import { OwnText } from '../../../labs/attacks/OwnText.tsx';
import { PairFigure } from '../../../labs/attacks/PairFigure.tsx';
import { SpelledText } from '../../../labs/attacks/Spellings.tsx';
import { SuccessCurve } from '../../../labs/attacks/SuccessCurve.tsx';
import { TapFigure } from '../../../labs/attacks/TapFigure.tsx';
import { usePart } from '../../../view/context.ts';
import type { PartName } from '../../../view/styles.ts';

interface Styled extends Drawn {
  /** A style sheet of its own. */
  readonly sheet?: PartName;
}

/** What each attack is drawn by. */
const drawn: Readonly<Record<string, Styled>> = {
  tap: { figure: TapFigure },
  crescendo: { figure: CrescendoFigure },
  bon: { figure: BestOfNFigure, text: SpelledText, curve: SuccessCurve },
  pair: { figure: PairFigure },
  flipattack: { figure: FlipFigure, text: OwnText, sheet: 'attack-flip' },
  actor: { figure: ActorFigure, sheet: 'attack-actor' },
};

/** What draws an attack, with the styles of it on the page. @param isPoster the picture alone is on the page */
export function useAttackFigure(id: string, isPoster: boolean): Drawn {
  const found = drawn[id];
  if (!found) throw new Error(`Nothing draws the attack "${id}".`);
  const { sheet, text } = found;
  usePart('attack-figure');
  usePart(sheet);
  usePart(!isPoster && 'attacks');
  usePart(text && !isPoster && 'attack-text');
  return found;
}
