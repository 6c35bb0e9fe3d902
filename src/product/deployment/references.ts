import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';

/** Images and tags that labs run, and variables of both. */
export function labServices({ images: { images, labs }, environment }: Product, missing: Missing): void {
  const hasVariable = (name: string) => environment.some(({ id }) => id === name);
  for (const { name, settings } of images)
    for (const setting of settings)
      if (!hasVariable(setting.name)) missing('images', name, 'variable', setting.name);
  for (const { id, services, settings } of labs) {
    for (const { image, tag, host, calls } of services) {
      for (const name of calls)
        if (!settings.some((each) => each.name === name)) missing('images', id, 'setting', name);
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
