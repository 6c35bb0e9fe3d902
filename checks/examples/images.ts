import { ContentError } from '../../src/base/content-error.ts';
import type { ExampleCheck } from './check.ts';

/** `detoxio/dtxguard:0.2.1`; a tag that is a placeholder is none. */
const reference = /(?<![\w./-])(?<name>detoxio\/[a-z0-9][a-z0-9._-]*):(?<tag>[\w][\w.-]*)/g;

/** Images of Detoxio in code have a name and a tag that were seen. */
export const images: ExampleCheck = {
  id: 'images',
  examine({ page, blocks, inline }, product) {
    const problems: ContentError[] = [];
    let count = 0;
    const known = new Map(
      product.images.images.map(({ name, tags }) => [name, tags.map((tag) => tag.name)] as const),
    );
    const texts = [...blocks.map(({ code, line }) => ({ text: code, line })), ...inline];
    for (const { text, line } of texts) {
      for (const { groups, index } of text.matchAll(reference)) {
        count += 1;
        const { name = '', tag = '' } = groups ?? {};
        const tags = known.get(name);
        if (tags?.includes(tag)) continue;
        const at = `line ${line + text.slice(0, index).split('\n').length - 1}`;
        problems.push(
          tags
            ? new ContentError(
                page.file,
                `${at}: no tag "${tag}" of ${name} is known`,
                `Known: ${tags.join(', ')}`,
              )
            : new ContentError(
                page.file,
                `${at}: no image "${name}" is known`,
                `Known: ${[...known.keys()].join(', ')}`,
              ),
        );
      }
    }
    return { count, problems };
  },
};
