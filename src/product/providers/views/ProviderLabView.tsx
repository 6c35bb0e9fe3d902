import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { providerExamples } from '../../../labs/provider/examples.ts';
import { ProviderLab, type ProviderLabData } from '../../../labs/provider/ProviderLab.tsx';
import type { RemarkLinks } from '../../../labs/provider/ProviderResult.tsx';
import { providerTask } from '../../../labs/provider/provider-task.ts';
import { remarkPages } from '../../../labs/provider/remark.ts';
import { addressIn } from '../../../site/addresses.ts';
import type { Site } from '../../../site/site.ts';
import { usePart, useSite } from '../../../view/context.ts';

/** `::provider-lab`: a request and its reply become a scope; the first example is worked out by the build. */
export function ProviderLabView() {
  usePart('provider-lab');
  const site = useSite();
  const data: ProviderLabData = {
    examples: providerExamples,
    outcome: providerTask(providerExamples[0]),
    links: remarkLinks(site),
    strings: labStrings(site.strings, 'providerLab', site.strings.providerLab.title),
  };
  return (
    <Lab name="provider" label={site.strings.providerLab.title} data={data} words="providerLab">
      <ProviderLab data={data} start={notInBuild} />
    </Lab>
  );
}

/** Addresses and titles of pages in the language of the reader. */
function remarkLinks(site: Site): RemarkLinks {
  const links = Object.entries(remarkPages).map(([name, href]) => {
    const route = href.replace(/\/?(?:#.*)?$/, '');
    return [name, [addressIn(site, href), site.find(route)?.title ?? site.find(`${route}/`)?.title ?? route]];
  });
  return Object.fromEntries(links) as RemarkLinks;
}
