import { type Directives, namesOf, notAmong, type ProductDirective } from '../directive.ts';

/** A directive about one lab that runs services. */
const aLab = {
  attributes: { lab: 'required' },
  unknown: ({ images }, { lab }) =>
    notAmong('lab with services', lab, namesOf(images.labs.filter(({ services }) => services.length > 0))),
} satisfies ProductDirective;

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const deploymentDirectives = {
  images: { attributes: {} },
  labs: { attributes: {} },
  services: aLab,
  'lab-network': aLab,
  'lab-settings': aLab,
  addresses: { attributes: {} },
  products: { attributes: {} },
  releases: {
    attributes: { product: 'required' },
    unknown: ({ releases }, { product }) => notAmong('product', product, namesOf(releases)),
  },
} satisfies Directives;
