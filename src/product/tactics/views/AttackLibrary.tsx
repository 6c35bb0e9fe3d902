import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::attack-library`: the classes of the Python package, tactic by tactic. */
export function AttackLibrary() {
  const { tactics } = useProduct();
  return (
    <ModelTable
      what="classes"
      columns={['tactic', 'runner', 'configuration', 'details']}
      rows={tactics.flatMap(({ id, name, path, library }) =>
        library
          ? [
              {
                id: `library-${id}`,
                cells: [
                  <ProseLink key="name" href={path}>
                    {name}
                  </ProseLink>,
                  <code key="runner">{library.runner}</code>,
                  <code key="config">{library.config}</code>,
                  library.details ? <code key="details">{library.details}</code> : '–',
                ],
              },
            ]
          : [],
      )}
    />
  );
}
