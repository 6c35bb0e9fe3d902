import { ConfigLab, type ConfigLabData } from '../../../labs/config/ConfigLab.tsx';
import { configChecks } from '../../../labs/config/config-checks.ts';
import { configTask } from '../../../labs/config/config-task.ts';
import { pages } from '../../../labs/config/pages.ts';
import { readYaml } from '../../../labs/config/read-yaml.ts';
import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { labFile } from '../../../labs/lab-files.ts';
import { addressIn } from '../../../site/addresses.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';
import { configExamples } from './config-examples.ts';

/** `::config-lab`: a check of any file of DTX, to be tried; the first example is worked out by the build. */
export function ConfigLabView() {
  usePart('lab-config');
  const product = useProduct();
  const site = useSite();
  const [first] = configExamples;
  const data: ConfigLabData = {
    examples: configExamples,
    outcome: configTask({ ...first, encoding: '' }, configChecks(product), readYaml),
    checks: site.config.basePath + labFile(product, 'config-checks.json').address,
    pages: Object.fromEntries(
      Object.values(pages).map((page) => {
        const [route = ''] = page.split('#');
        return [route, addressIn(site, route)];
      }),
    ),
    strings: labStrings(site.strings, 'configLab', site.strings.configLab.title),
  };
  return (
    <Lab name="config" label={site.strings.configLab.title} data={data} words="configLab">
      <ConfigLab data={data} start={notInBuild} />
    </Lab>
  );
}
