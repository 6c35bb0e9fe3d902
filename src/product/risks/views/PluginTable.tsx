import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { OriginalWords } from '../../../view/OriginalWords.tsx';
import type { Attributes } from '../../directive.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Control, Framework } from '../frameworks.ts';
import { categoryOf } from '../plugins.ts';
import { ServedBy } from './ServedBy.tsx';

/** `::plugins`, `::plugins{category="toxicity"}`: risk checks, what each looks for, and which datasets and controls have it. */
export function PluginTable({ attributes: { category } }: { attributes: Attributes }) {
  const { plugins, frameworks } = useProduct();
  const { product } = useSite().strings;
  const shown = plugins.plugins.filter(({ id }) => !category || categoryOf(id) === category);
  return (
    <>
      <ModelTable
        what="plugins"
        columns={['plugin', 'looksFor', 'datasets', 'controls']}
        rows={shown.map((plugin) => ({
          id: pluginAnchor(plugin.id),
          provenance: plugin,
          cells: [
            <ModelText key="id" text={`\`${plugin.id}\``} />,
            <div key="check">
              <OriginalWords>
                <b>{plugin.title}.</b> <InlineText text={plugin.summary} />
              </OriginalWords>
            </div>,
            <ServedBy key="datasets" plugins={[plugin.id]} />,
            <PluginControls key="controls" id={plugin.id} frameworks={frameworks} />,
          ],
        }))}
      />
      <p className="model-note">
        <InlineText text={product.pluginsParaphrased} />
      </p>
    </>
  );
}

/** Anchor of a plugin's row. */
export function pluginAnchor(id: string): string {
  return `plugin-${id.replaceAll(':', '-')}`;
}

function PluginControls({ id, frameworks }: { id: string; frameworks: readonly Framework[] }) {
  const served = frameworks.flatMap((framework) =>
    framework.controls.flatMap((control) => (control.plugins.includes(id) ? [{ framework, control }] : [])),
  );
  if (served.length === 0) return '–';
  return served.map(({ framework, control }) => (
    <div key={`${framework.id} ${control.id}`}>
      <ModelText text={controlName(framework, control)} /> <DoubtNote {...control} />
    </div>
  ));
}

/** `NIST AI RMF, Measure 2.1`; a control whose id begins like its framework's name needs no name before it. */
function controlName({ title }: Framework, { id }: Control): string {
  return id.startsWith('AITG') ? id : `${title}, ${id}`;
}
