import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { FieldTable } from './FieldTable.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-details{id="pair"}`: fields of a result that mean something else here, or that only this tactic has. */
export function TacticDetails({ attributes }: { attributes: Attributes }) {
  const { result, details } = useTactic(attributes);
  return <FieldTable fields={[...result, ...details]} />;
}

/** `::attack-result`: fields that the result of every search attack has. */
export function AttackResultTable() {
  return <FieldTable fields={useProduct()['attack-result'].fields} />;
}

/** `::judge-templates`: what `--judge-template` takes, and the threshold that fits each scale. */
export function JudgeTemplates() {
  return (
    <EntryTable
      what="values"
      anchor="template"
      entries={useProduct()['attack-result'].templates}
      nameOf={({ name }) => name}
      columns={[
        { title: 'template', cell: ({ name }) => code(name) },
        { title: 'scale', cell: ({ scale }) => scale.join('–') },
        { title: 'threshold', cell: ({ threshold }) => String(threshold) },
        { title: 'unreadableVerdict', cell: ({ unreadable }) => String(unreadable) },
        { title: 'goodToKnow', cell: ({ remark }) => remark },
      ]}
    />
  );
}
