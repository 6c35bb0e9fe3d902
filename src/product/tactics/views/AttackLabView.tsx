import { ActorFigure } from '../../../labs/attacks/ActorFigure.tsx';
import type { Figure } from '../../../labs/attacks/AttackFigure.tsx';
import { AttackLab, type AttackLabData } from '../../../labs/attacks/AttackLab.tsx';
import { kindNamed } from '../../../labs/attacks/attack-task.ts';
import { BestOfNFigure } from '../../../labs/attacks/BestOfNFigure.tsx';
import { CrescendoFigure } from '../../../labs/attacks/CrescendoFigure.tsx';
import { limitsOf } from '../../../labs/attacks/call-limits.ts';
import { FlipFigure } from '../../../labs/attacks/FlipFigure.tsx';
import type { PublishedRate } from '../../../labs/attacks/SuccessCurve.tsx';
import { TapFigure } from '../../../labs/attacks/TapFigure.tsx';
import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { usePart, useSite } from '../../../view/context.ts';
import type { PartName } from '../../../view/styles.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { defaultOf } from '../calls/count.ts';
import type { Tactic } from '../tactics.ts';
import { useTactic } from './useTactic.ts';

const figures: Readonly<Record<string, Figure>> = {
  tap: TapFigure,
  crescendo: CrescendoFigure,
  bon: BestOfNFigure,
  flipattack: FlipFigure,
  actor: ActorFigure,
};

/** Style sheets of drawings that have one. */
const sheets: Readonly<Record<string, PartName>> = {
  flipattack: 'attack-flip',
  actor: 'attack-actor',
};

/** `::attack-lab{id="tap"}`: an attack on a toy target, to be watched; the small run of its page is played by the build. */
export function AttackLabView({ attributes }: { attributes: Attributes }) {
  usePart('attacks');
  const tactic = useTactic(attributes);
  usePart(sheets[tactic.id] ?? 'attacks');
  const { 'command-line': commands } = useProduct();
  const { strings } = useSite();
  const kind = kindNamed(tactic.id);
  const figure = figures[tactic.id];
  if (!kind || !figure) throw new Error(`The attack "${tactic.id}" cannot be watched.`);
  const defaults = Object.fromEntries(
    kind.parameters.map(({ flag }) => {
      const value = defaultOf(tactic, flag, commands);
      if (value === undefined) throw new Error(`The model has no default of ${flag}.`);
      return [flag, String(value)];
    }),
  );
  const title = `${strings.attackLab.title}: ${tactic.name}`;
  const published = publishedRates(tactic);
  const data: AttackLabData = {
    id: kind.id,
    attack: tactic.invocation.value,
    defaults,
    limits: limitsOf(tactic.calls),
    ...(published.length > 0 && { published }),
    strings: { ...labStrings(strings, 'attackLab'), resultName: `${title}: ${strings.labs.result}` },
  };
  return (
    <Lab name={`attack-${kind.id}`} label={title} data={data}>
      <AttackLab data={data} drawing={figure} start={notInBuild} />
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
