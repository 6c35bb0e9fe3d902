import { ContentError } from '../../src/base/content-error.ts';
import type { SourcePage } from '../../src/site/read-content.ts';
import { passagesIn } from '../source/page-source.ts';
import type { ProseCheck } from './prose-check.ts';
import { isSentence, plain, templateTexts } from './template-texts.ts';
import { frontMatterTexts } from './texts.ts';

/** What an author writes instead of text that is still to come. */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX)\b|\b(?:[Ll]orem ipsum|[Cc]oming soon|[Pp]laceholder text|[Tt]o be (?:written|documented)|[Ww]ork in progress)\b/g;

/**
 * No page is published with text that is still to be written, be it in prose or in code, or left from
 * a template or, in a translation, from the original.
 */
export const placeholders: ProseCheck = {
  id: 'placeholders',
  label: 'Placeholder',
  async find(sources, site) {
    const templates = templateTexts();
    return sources.flatMap((source) => {
      const fail = (line: number, problem: string, fix: string) =>
        new ContentError(source.page.file, `line ${line}: ${problem}`, fix);
      const untranslated = originalTexts(source.page.source.original);
      return [...frontMatterTexts(source, site), ...source.passages].flatMap(({ text, line }) => {
        const own = plain(text);
        const template = templates.get(own);
        const left = template
          ? fail(line, `this is still the text of ${template}`, 'Write your own or remove it')
          : untranslated.has(own) && fail(line, 'this is still the text of the original', 'Translate it');
        const words = [...text.matchAll(placeholder)].map((match) => {
          const at = line + text.slice(0, match.index).split('\n').length - 1;
          return fail(
            at,
            `"${match[0]}" stands for something that is not written yet`,
            'Write it or remove it',
          );
        });
        return left ? [left, ...words] : words;
      });
    });
  },
};

/** Sentences and description of the page that a page is a translation of. */
function originalTexts(original: SourcePage | undefined): ReadonlySet<string> {
  if (!original) return new Set();
  const passages = passagesIn(original.file, original.body).map(({ text }) => plain(text));
  return new Set([original.frontMatter.description, ...passages.filter(isSentence)]);
}
