import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';

/** Modules that names are imported from, and classes of attacks that tactics name. */
export function sdkNames({ sdk, tactics }: Product, missing: Missing): void {
  for (const { name, module } of sdk.names)
    if (module && !sdk.modules.some(({ path }) => path === module)) missing('sdk', name, 'module', module);
  for (const { id, library } of tactics)
    for (const name of library ? [library.runner, library.config, library.details] : [])
      if (name && !sdk.names.some((each) => each.name === name)) missing('tactics', id, 'class', name);
}
