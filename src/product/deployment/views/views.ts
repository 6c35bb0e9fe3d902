import type { ViewsOf } from '../../views/views-of.ts';
import type { deploymentDirectives } from '../directives.ts';
import { ImageTable } from './ImageTable.tsx';
import { LabNetwork } from './LabNetwork.tsx';
import { LabTable } from './LabTable.tsx';
import { ProductVersions } from './ProductVersions.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';
import { AddressTable, LabSettings, ServiceTable } from './tables.ts';

export const deploymentViews: ViewsOf<typeof deploymentDirectives> = {
  images: ImageTable,
  labs: LabTable,
  services: ServiceTable,
  'lab-network': LabNetwork,
  'lab-settings': LabSettings,
  addresses: AddressTable,
  products: ProductVersions,
  releases: ReleaseTable,
};
