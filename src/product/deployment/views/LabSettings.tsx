import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::lab-settings{lab="vuln-demo-lab"}`: what stands in the `.env` file of a lab. */
export function LabSettings({ attributes: { lab } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="settings"
      anchor="setting"
      entries={useProduct().images.labs.find(({ id }) => id === lab)?.settings ?? []}
      nameOf={({ name }) => `${lab} ${name}`}
      columns={[
        { title: 'variable', cell: ({ name }) => code(name) },
        { title: 'default', cell: (setting) => setting.default && code(setting.default) },
        { title: 'meaning', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
