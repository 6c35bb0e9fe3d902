import type { Page } from '../../site/page.ts';
import { textEdition } from '../../site/site.ts';
import { useSite } from '../../view/context.ts';

/** Says of a page that it is not translated yet, or that its original has changed since. */
export function TranslationNotice({ page }: { page: Page }) {
  const site = useSite();
  const { untranslated, outdated } = site.strings.page;
  if (page.untranslated) return <p className="notice">{untranslated}</p>;
  if (page.kind === 'category') return null;
  const original = page.source.original && textEdition(site, page.source.original);
  const path = page.outdated && original?.find(page.route)?.path;
  if (!path || !original) return null;
  const { code, label } = original.locale;
  const [before, after] = outdated.split('{original}');
  return (
    <p className="notice">
      {before}
      <a href={path} hrefLang={code} lang={code} target="_self">
        {label}
      </a>
      {after}
    </p>
  );
}
