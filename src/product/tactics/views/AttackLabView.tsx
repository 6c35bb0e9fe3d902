import { AdaptiveFigure } from '../../../labs/attacks/AdaptiveFigure.tsx';
import type { Figure } from '../../../labs/attacks/AttackFigure.tsx';
import { AttackLab, type AttackLabData } from '../../../labs/attacks/AttackLab.tsx';
import { AutoDanFigure } from '../../../labs/attacks/AutoDanFigure.tsx';
import { kindNamed } from '../../../labs/attacks/attack-task.ts';
import { BestOfNFigure } from '../../../labs/attacks/BestOfNFigure.tsx';
import { CrescendoFigure } from '../../../labs/attacks/CrescendoFigure.tsx';
import { limitsOf } from '../../../labs/attacks/call-limits.ts';
import type { OtherAttack } from '../../../labs/attacks/comparison.ts';
import { FlipFigure } from '../../../labs/attacks/FlipFigure.tsx';
import { PairFigure } from '../../../labs/attacks/PairFigure.tsx';
import { type Beside, Spellings } from '../../../labs/attacks/Spellings.tsx';
import type { PublishedRate } from '../../../labs/attacks/SuccessCurve.tsx';
import { TapFigure } from '../../../labs/attacks/TapFigure.tsx';
import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { usePart, useSite } from '../../../view/context.ts';
import type { PartName } from '../../../view/styles.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import type { Tactic } from '../tactics.ts';
import { defaultsOf, useWatchedAttack } from './useWatchedAttack.ts';

/** What each attack is drawn by. */
export const figures: Readonly<Record<string, Figure>> = {
  tap: TapFigure,
  crescendo: CrescendoFigure,
  bon: BestOfNFigure,
  pair: PairFigure,
  autodan: AutoDanFigure,
  flipattack: FlipFigure,
  adaptive_mtjb: AdaptiveFigure,
};

/** Style sheets of drawings that have one. */
const sheets: Readonly<Record<string, PartName>> = { flipattack: 'attack-flip' };
const besides: Readonly<Record<string, Beside>> = { bon: Spellings };

/** `::attack-lab{id="tap"}`: an attack on a toy target, to be watched; the small run of its page is played by the build. */
export function AttackLabView({ attributes }: { attributes: Attributes }) {
  usePart('attacks');
  const { tactic, kind, defaults } = useWatchedAttack(attributes);
  usePart(sheets[tactic.id] ?? 'attacks');
  const { 'command-line': commands, tactics } = useProduct();
  const site = useSite();
  const { strings } = site;
  const figure = figures[tactic.id];
  if (!figure) throw new Error(`Nothing draws the attack "${tactic.id}".`);
  const log = site.find(`/try/attacks/${tactic.id}/log`)?.path;
  const others = tactics.flatMap((each): OtherAttack[] => {
    const found = each.id === tactic.id ? undefined : kindNamed(each.id);
    return found ? [{ id: each.id, name: each.name, defaults: defaultsOf(found, each, commands) }] : [];
  });
  const title = `${strings.attackLab.title}: ${tactic.name}`;
  const published = publishedRates(tactic);
  const data: AttackLabData = {
    id: kind.id,
    name: tactic.name,
    attack: tactic.invocation.value,
    defaults,
    others,
    limits: limitsOf(tactic.calls),
    ...(log !== undefined && { log }),
    ...(published.length > 0 && { published }),
    strings: labStrings(strings, 'attackLab', title),
  };
  return (
    <Lab name={`attack-${kind.id}`} label={title} data={data} words="attackLab">
      <AttackLab data={data} drawing={figure} beside={besides[tactic.id]} start={notInBuild} />
    </Lab>
  );
}

/** Rates of the paper that are for a number of samples. */
function publishedRates({ results }: Tactic): readonly PublishedRate[] {
  return results.flatMap(({ model, percent, setting = '' }) => {
    const samples = /^([\d,]+) samples$/.exec(setting)?.[1]?.replaceAll(',', '');
    return samples && percent !== undefined ? [{ model, samples: Number(samples), percent }] : [];
  });
}
