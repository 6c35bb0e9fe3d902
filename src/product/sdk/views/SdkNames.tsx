import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { SdkName } from '../sdk.ts';

/** `::sdk-names`, `::sdk-names{names="DtxRunner, EvalReport"}`, `::sdk-names{module="…"}`: what can be imported. */
export function SdkNames({ attributes: { names, module } }: { attributes: Attributes }) {
  const { sdk } = useProduct();
  const order = names?.split(',').map((name) => name.trim());
  const entries = sdk.names
    .filter((each) => (!order || order.includes(each.name)) && (!module || each.module === module))
    .toSorted((a, b) => (order ? order.indexOf(a.name) - order.indexOf(b.name) : 0));
  return (
    <EntryTable
      what="names"
      anchor="sdk"
      entries={entries}
      nameOf={({ name }) => name}
      columns={[
        { title: 'name', cell: ({ name }) => code(name) },
        { title: 'importFrom', cell: (each) => !module && <ImportPath entry={each} /> },
        { title: 'whatItIs', cell: ({ summary }) => summary },
      ]}
    />
  );
}

/** The module a name is imported from, with what is doubtful about the module. */
function ImportPath({ entry: { module } }: { entry: SdkName }) {
  const found = useProduct().sdk.modules.find(({ path }) => path === module);
  if (!found) return '–';
  return (
    <>
      <ModelText text={code(found.path)} />
      <DoubtNote {...found} />
    </>
  );
}
