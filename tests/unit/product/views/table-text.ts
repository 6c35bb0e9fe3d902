import { textOf } from './rendered-page.ts';

/** The rows of the tables in HTML as text: cells between bars, code in backticks, links as in Markdown. */
export function tableText(html: string): string[] {
  return rowTags(html).map(cellsText);
}

/** The rows that have an id, by it. */
export function rowsAsText(html: string): ReadonlyMap<string, string> {
  return new Map(
    rowTags(html).flatMap((row) => {
      const [, id] = /^<tr id="([^"]*)"/.exec(row) ?? [];
      return id === undefined ? [] : [[id, cellsText(row)]];
    }),
  );
}

/** What is drawn outside of tables, in the same form; ` / ` ends a paragraph or an item. */
export function proseText(html: string): string {
  return cellText(html.replace(/<div class="model-table".*?<\/table><\/div><\/div>/gs, ''));
}

function rowTags(html: string): string[] {
  return html.match(/<tr\b.*?<\/tr>/gs) ?? [];
}

function cellsText(row: string): string {
  return [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)]
    .map(([, cell = '']) => cellText(cell))
    .join(' | ');
}

/** What is doubtful stands in parentheses; words are joined where only a mark-up stands between them. */
function cellText(html: string): string {
  const marked = html
    .replace(/<wbr\/>|<a class="row-link".*?<\/a>/g, '')
    .replace(/<code\b[^>]*>(.*?)<\/code>/gs, '`$1`')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)')
    .replace(/<small class="doubt">(.*?)<\/small>/gs, ' ($1)')
    .replace(/<\/div>|<br\/>|<\/li>|<\/p>/g, ' / ');
  return textOf(marked.replace(/<(?!\/?(?:div|p|li|ul|br)\b)[^>]*>/g, ''))
    .replace(/(?:(?:^| )\/)+$/, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
