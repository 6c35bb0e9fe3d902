import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { labFile } from '../../../labs/lab-files.ts';
import { VerdictLab, type VerdictLabData, type Workers } from '../../../labs/verdict/VerdictLab.tsx';
import { workedExamples } from '../../../labs/verdict/worked-examples.ts';
import { addressIn } from '../../../site/addresses.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';

/** `::verdict-lab`: ready cases of replies and what judges them, to be tried; the first is drawn by the build. */
export function VerdictLabView() {
  usePart('verdict-lab');
  const product = useProduct();
  const site = useSite();
  const { strings } = site;
  const [first] = workedExamples;
  if (!first) throw new Error('The verdict lab has no example.');
  const data: VerdictLabData = {
    first,
    file: addressIn(site, labFile(product, 'verdicts.json').address),
    strings: labStrings(strings, 'verdictLab', strings.verdictLab.title),
  };
  return (
    <Lab name="verdict" label={strings.verdictLab.title} data={data} words="verdictLab">
      <VerdictLab data={data} examples={workedExamples} workers={notHere} />
    </Lab>
  );
}

/** Nothing is worked on while the page is drawn by the build. */
const notHere: Workers = {
  start: notInBuild,
  jq: { needs: 'jq', load: async () => notInBuild(), start: notInBuild },
};
