import type { ViewsOf } from '../../views/views-of.ts';
import type { deploymentDirectives } from '../directives.ts';
import { AddressTable } from './AddressTable.tsx';
import { ImageTable } from './ImageTable.tsx';
import { LabSettings } from './LabSettings.tsx';
import { LabTable } from './LabTable.tsx';
import { ProductVersions } from './ProductVersions.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';
import { ServiceTable } from './ServiceTable.tsx';

export const deploymentViews: ViewsOf<typeof deploymentDirectives> = {
  images: ImageTable,
  labs: LabTable,
  services: ServiceTable,
  'lab-settings': LabSettings,
  addresses: AddressTable,
  products: ProductVersions,
  releases: ReleaseTable,
};
