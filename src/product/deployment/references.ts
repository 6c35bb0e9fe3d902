import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';

/** Messages and enumerations that methods and fields of the API name. */
export function apiNames({ api, environment }: Product, missing: Missing): void {
  const messages = api.messages.map(({ name }) => name);
  for (const { name, request, response } of api.methods)
    for (const message of response ? [request, response] : [request])
      if (!messages.includes(message)) missing('api', name, 'message', message);
  for (const { name, fields } of api.messages)
    for (const { type, enumeration } of fields) {
      const [message] = /[A-Z]\w+$/.exec(type) ?? [];
      if (message && !messages.includes(message)) missing('api', name, 'message', message);
      if (enumeration && !api.enumerations.some((each) => each.name === enumeration))
        missing('api', name, 'enumeration', enumeration);
    }
  for (const variable of api.host.environment)
    if (!environment.some(({ id }) => id === variable)) missing('api', 'host', 'variable', variable);
}

/** Images and tags that labs run, and variables of both. */
export function labServices({ images: { images, labs }, environment }: Product, missing: Missing): void {
  const hasVariable = (name: string) => environment.some(({ id }) => id === name);
  for (const { name, settings } of images)
    for (const setting of settings)
      if (!hasVariable(setting.name)) missing('images', name, 'variable', setting.name);
  for (const { id, services, settings } of labs) {
    for (const { image, tag, host } of services) {
      const found = images.find(({ name }) => name === image);
      if (!found) missing('images', id, 'image', image);
      else if (tag && !found.tags.some(({ name }) => name === tag))
        missing('images', id, 'tag', `${image}:${tag}`);
      if (host?.variable && !hasVariable(host.variable)) missing('images', id, 'variable', host.variable);
    }
    for (const { name } of settings) if (!hasVariable(name)) missing('images', id, 'variable', name);
  }
}

/** Images that releases count versions of: each version is a tag. */
export function releasedImages({ releases, images: { images } }: Product, missing: Missing): void {
  for (const { id, kind, versions } of releases) {
    if (kind !== 'container image') continue;
    const image = images.find(({ name }) => name === id);
    if (!image) missing('releases', id, 'image', id);
    for (const { version } of versions)
      if (image && !image.tags.some(({ name }) => name === version)) missing('releases', id, 'tag', version);
  }
}

/** Modules that names are imported from, and classes of attacks that tactics name. */
export function sdkNames({ sdk, tactics }: Product, missing: Missing): void {
  for (const { name, module } of sdk.names)
    if (module && !sdk.modules.some(({ path }) => path === module)) missing('sdk', name, 'module', module);
  for (const { id, library } of tactics)
    for (const name of library ? [library.runner, library.config, library.details] : [])
      if (name && !sdk.names.some((each) => each.name === name)) missing('tactics', id, 'class', name);
}
