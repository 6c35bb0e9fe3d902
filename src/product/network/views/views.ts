import type { ViewsOf } from '../../views/views-of.ts';
import type { networkDirectives } from '../directives.ts';
import { ConnectionTable } from './ConnectionTable.tsx';
import { HostTable } from './HostTable.tsx';
import { OfflineTable } from './tables.ts';

export const networkViews: ViewsOf<typeof networkDirectives> = {
  connections: ConnectionTable,
  hosts: HostTable,
  offline: OfflineTable,
};
