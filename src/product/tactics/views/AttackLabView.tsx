import { ActorFigure } from '../../../labs/attacks/ActorFigure.tsx';
import { AdaptiveFigure } from '../../../labs/attacks/AdaptiveFigure.tsx';
import type { Figure } from '../../../labs/attacks/AttackFigure.tsx';
import { AttackLab, type AttackLabData } from '../../../labs/attacks/AttackLab.tsx';
import { AutoDanFigure } from '../../../labs/attacks/AutoDanFigure.tsx';
import { BestOfNFigure } from '../../../labs/attacks/BestOfNFigure.tsx';
import { CrescendoFigure } from '../../../labs/attacks/CrescendoFigure.tsx';
import { FlipFigure } from '../../../labs/attacks/FlipFigure.tsx';
import { PairFigure } from '../../../labs/attacks/PairFigure.tsx';
import { type Beside, Spellings } from '../../../labs/attacks/Spellings.tsx';
import { TapFigure } from '../../../labs/attacks/TapFigure.tsx';
import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { labFile } from '../../../labs/lab-files.ts';
import { addressIn } from '../../../site/addresses.ts';
import { usePart, useSite } from '../../../view/context.ts';
import type { PartName } from '../../../view/styles.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { useWatchedAttack } from './useWatchedAttack.ts';

/** What each attack is drawn by. */
export const figures: Readonly<Record<string, Figure>> = {
  tap: TapFigure,
  crescendo: CrescendoFigure,
  bon: BestOfNFigure,
  pair: PairFigure,
  autodan: AutoDanFigure,
  flipattack: FlipFigure,
  adaptive_mtjb: AdaptiveFigure,
  actor: ActorFigure,
};

/** Style sheets of drawings that have one. */
const sheets: Readonly<Record<string, PartName>> = {
  flipattack: 'attack-flip',
  actor: 'attack-actor',
};
const besides: Readonly<Record<string, Beside>> = { bon: Spellings };

/** `::attack-lab{id="tap"}`: an attack on a toy target, to be watched; the small run of its page is played by the build. */
export function AttackLabView({ attributes }: { attributes: Attributes }) {
  usePart('attacks');
  const { kind, own, facts } = useWatchedAttack(attributes);
  usePart(sheets[kind.id] ?? 'attacks');
  const product = useProduct();
  const site = useSite();
  const { strings } = site;
  const figure = figures[kind.id];
  if (!figure) throw new Error(`Nothing draws the attack "${kind.id}".`);
  const log = site.find(`/try/attacks/${kind.id}/log`)?.path;
  const title = `${strings.attackLab.title}: ${own.name}`;
  const data: AttackLabData = {
    id: kind.id,
    facts: addressIn(site, labFile(product, 'attacks.json').address),
    ...(log !== undefined && { log }),
    strings: labStrings(strings, 'attackLab', title),
  };
  return (
    <Lab name={`attack-${kind.id}`} label={title} data={data} words="attackLab">
      <AttackLab data={data} facts={facts} drawing={figure} beside={besides[kind.id]} start={notInBuild} />
    </Lab>
  );
}
