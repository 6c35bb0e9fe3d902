import { code } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

/** `::addresses`: the addresses that commands and configuration fall back on. */
export const AddressTable = entryView({
  what: 'addresses',
  anchor: 'address',
  entries: ({ images }) => images.addresses,
  nameOf: ({ id }) => id,
  columns: [
    ['address', ({ address }) => code(address)],
    ['usedFor', ({ meaning }) => meaning],
  ],
});

/** `::lab-settings{lab="vuln-demo-lab"}`: what stands in the `.env` file of a lab. */
export const LabSettings = entryView({
  what: 'settings',
  anchor: 'setting',
  entries: ({ images }, { lab }) => images.labs.find(({ id }) => id === lab)?.settings ?? [],
  nameOf: ({ name }, { lab }) => `${lab} ${name}`,
  columns: [
    ['variable', ({ name }) => code(name)],
    ['default', (setting) => setting.default && code(setting.default)],
    ['meaning', ({ meaning }) => meaning],
  ],
});

/** `::services{lab="vuln-demo-lab"}`: the containers of a lab with their images and ports. Few columns: names of images and variables are long. */
export const ServiceTable = entryView({
  what: 'services',
  anchor: 'service',
  entries: ({ images }, { lab }) => images.labs.find(({ id }) => id === lab)?.services ?? [],
  nameOf: ({ name }, { lab }) => `${lab} ${name}`,
  columns: [
    ['service', ({ name }) => code(name)],
    [
      'whatItIs',
      ({ summary, remark, image, tag }) =>
        [summary, remark, code(tag ? `${image}:${tag}` : image)].filter(Boolean).join('; '),
    ],
    ['hostPort', ({ host }) => host && String(host.port)],
    ['changedWith', ({ host }) => host?.variable && code(host.variable)],
    ['containerPort', ({ container }) => container && String(container)],
  ],
});
