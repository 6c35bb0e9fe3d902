import { AttackLab, type AttackLabData } from '../../../labs/attacks/AttackLab.tsx';
import { AttackPoster } from '../../../labs/attacks/AttackPoster.tsx';
import { attackTask } from '../../../labs/attacks/attack-task.ts';
import { kindNamed } from '../../../labs/attacks/engine/attacks.ts';
import { examplesOf } from '../../../labs/attacks/examples.ts';
import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { labFile } from '../../../labs/lab-files.ts';
import { addressIn } from '../../../site/addresses.ts';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { useAttackFigure } from './useAttackFigure.ts';
import { useWatchedAttack } from './useWatchedAttack.ts';

/** `::attack-lab{id="tap"}`: an attack on a toy target, to be watched; the small run of its page is played by the build. */
export function AttackLabView({ attributes }: { attributes: Attributes }) {
  return <AttackView attributes={attributes} />;
}

/** `::attack-poster{id="tap"}`: the same where the page is about more: a picture, which a press makes the lab. */
export function AttackPosterView({ attributes }: { attributes: Attributes }) {
  return <AttackView attributes={attributes} isPoster />;
}

function AttackView({ attributes, isPoster = false }: { attributes: Attributes; isPoster?: boolean }) {
  const { kind, own, facts } = useWatchedAttack(attributes);
  const drawn = useAttackFigure(kind.id, isPoster);
  const product = useProduct();
  const site = useSite();
  const { strings } = site;
  const log = site.find(`/try/attacks/${kind.id}/log`)?.path;
  const [{ input }] = examplesOf(kind, own.defaults);
  const first = attackTask(input, kindNamed);
  const title = `${strings.attackLab.title}: ${own.name}`;
  const data: AttackLabData = {
    facts: addressIn(site, labFile(product, 'attacks.json').address),
    ...(log !== undefined && { log }),
    ...(isPoster && { isPoster }),
    strings: labStrings(strings, 'attackLab', title),
  };
  const shown = { data, kind, facts, first, drawn, start: notInBuild };
  return (
    <Lab name={`attack-${kind.id}`} label={title} data={data} words="attackLab" isPlain isPoster={isPoster}>
      {isPoster ? <AttackPoster {...shown} dress={notInBuild} /> : <AttackLab {...shown} />}
    </Lab>
  );
}
