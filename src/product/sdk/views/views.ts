import type { ViewsOf } from '../../views/views-of.ts';
import type { sdkDirectives } from '../directives.ts';
import { SdkNames } from './SdkNames.tsx';
import { SdkFields, SdkMembers, SdkMethods } from './tables.ts';

export const sdkViews: ViewsOf<typeof sdkDirectives> = {
  'sdk-names': SdkNames,
  'sdk-methods': SdkMethods,
  'sdk-fields': SdkFields,
  'sdk-members': SdkMembers,
};
