import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::mutation-techniques`: what `dtx copilot prompts` can do to a text. */
export function MutationTable() {
  const { mutations } = useProduct();
  return (
    <ModelTable
      what="techniques"
      columns={['technique', 'name', 'kind', 'effect']}
      rows={mutations.map((mutation) => ({
        id: `technique-${mutation.id}`,
        provenance: mutation,
        cells: [
          <code key="id">{mutation.id}</code>,
          mutation.title,
          mutation.group,
          <ModelText key="effect" text={mutation.effect} />,
        ],
      }))}
    />
  );
}
