import { code } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::services{lab="vuln-demo-lab"}`: the containers of a lab with their images and ports. */
export function ServiceTable({ attributes: { lab } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="services"
      anchor="service"
      entries={useProduct().images.labs.find(({ id }) => id === lab)?.services ?? []}
      nameOf={({ name }) => `${lab} ${name}`}
      columns={[
        { title: 'Service', cell: ({ name }) => code(name) },
        {
          title: 'What it is',
          cell: ({ summary, remark }) => (remark ? `${summary}; ${remark}` : summary),
        },
        { title: 'Image', cell: ({ image, tag }) => code(tag ? `${image}:${tag}` : image) },
        { title: 'Host port', cell: ({ host }) => host && String(host.port) },
        { title: 'Changed with', cell: ({ host }) => host?.variable && code(host.variable) },
        { title: 'Container port', cell: ({ container }) => container && String(container) },
      ]}
    />
  );
}
