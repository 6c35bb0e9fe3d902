import { ContentError } from '../../src/site/content-error.ts';
import type { ProseCheck } from './prose-check.ts';
import { plain, templateTexts } from './template-texts.ts';
import { frontMatterTexts } from './texts.ts';

/** What an author writes instead of text that is still to come. */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|XXX)\b|\b(?:[Ll]orem ipsum|[Cc]oming soon|[Pp]laceholder text|[Tt]o be (?:written|documented)|[Ww]ork in progress)\b/g;

/** No page is published with text that is still to be written, be it in prose or in code, or left from a template. */
export const placeholders: ProseCheck = {
  id: 'placeholders',
  label: 'Placeholder',
  async find(sources, site) {
    const templates = templateTexts();
    return sources.flatMap((source) => {
      const fail = (line: number, problem: string, mend: string) =>
        new ContentError(source.page.file, `line ${line}: ${problem}`, mend);
      return [...frontMatterTexts(source, site), ...source.passages].flatMap(({ text, line }) => {
        const template = templates.get(plain(text));
        const left =
          template && fail(line, `this is still the text of ${template}`, 'Write your own or remove it');
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
