import type { ViewsOf } from '../../views/views-of.ts';
import type { apiDirectives } from '../directives.ts';
import { ApiEnumeration } from './ApiEnumeration.tsx';
import { ApiMessage } from './ApiMessage.tsx';
import { ApiHeaders, ApiMethods, ApiPackages } from './tables.ts';

export const apiViews: ViewsOf<typeof apiDirectives> = {
  'api-methods': ApiMethods,
  'api-message': ApiMessage,
  'api-enumeration': ApiEnumeration,
  'api-headers': ApiHeaders,
  'api-packages': ApiPackages,
};
