import type { Attributes } from '../../directive.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { ServedBy } from './ServedBy.tsx';

/** `::framework{id="owasp-aitg"}`: the controls of a framework whose plugins are known, and which datasets have prompts for them. */
export function ControlTable({ attributes: { id } }: { attributes: Attributes }) {
  const framework = useProduct().frameworks.find((each) => each.id === id);
  return (
    <ModelTable
      what="controls"
      columns={['control', 'subject', 'plugins', 'datasets']}
      rows={(framework?.controls ?? []).map((control) => ({
        id: `${id}-${control.id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        provenance: control,
        cells: [
          control.id,
          control.title,
          control.plugins.map((plugin) => (
            <div key={plugin}>
              <ModelText text={`\`${plugin}\``} />
            </div>
          )),
          <ServedBy key="datasets" plugins={control.plugins} />,
        ],
      }))}
    />
  );
}
