import type { ViewsOf } from '../../views/views-of.ts';
import type { sdkDirectives } from '../directives.ts';
import { SdkFields } from './SdkFields.tsx';
import { SdkMembers } from './SdkMembers.tsx';
import { SdkMethods } from './SdkMethods.tsx';
import { SdkNames } from './SdkNames.tsx';

export const sdkViews: ViewsOf<typeof sdkDirectives> = {
  'sdk-names': SdkNames,
  'sdk-methods': SdkMethods,
  'sdk-fields': SdkFields,
  'sdk-members': SdkMembers,
};
