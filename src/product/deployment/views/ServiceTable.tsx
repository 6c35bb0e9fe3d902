import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::services{lab="vuln-demo-lab"}`: the containers of a lab with their images and ports. */
export function ServiceTable({ attributes: { lab } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="services"
      anchor="service"
      entries={useProduct().images.labs.find(({ id }) => id === lab)?.services ?? []}
      nameOf={({ name }) => `${lab} ${name}`}
      columns={[
        { title: 'service', cell: ({ name }) => code(name) },
        {
          title: 'whatItIs',
          cell: ({ summary, remark }) => (remark ? `${summary}; ${remark}` : summary),
        },
        { title: 'image', cell: ({ image, tag }) => code(tag ? `${image}:${tag}` : image) },
        { title: 'hostPort', cell: ({ host }) => host && String(host.port) },
        { title: 'changedWith', cell: ({ host }) => host?.variable && code(host.variable) },
        { title: 'containerPort', cell: ({ container }) => container && String(container) },
      ]}
    />
  );
}
