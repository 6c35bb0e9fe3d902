import { useRender } from '../../view/context.ts';
import { Menu } from './Menu.tsx';
import { pathIn } from './path-in.ts';

/**
 * The languages this page can be read in (row 2S.11): in each the same page of the same version. Links keep query and
 * hash when script is there.
 */
export function LanguageMenu({ id = 'languages' }: { id?: string }) {
  const rendered = useRender();
  const { site } = rendered;
  const editions = site.editions.filter(({ version }) => version.name === site.version.name);
  return (
    <Menu id={id} label={site.locale.label} name={site.strings.shell.languages}>
      {editions.map((edition) => {
        const { code, label } = edition.locale;
        return (
          <li key={code}>
            <a
              href={pathIn(edition, rendered)}
              lang={code}
              hrefLang={code}
              target="_self"
              aria-current={code === site.locale.code ? 'true' : undefined}
              data-keep-query
            >
              {label}
            </a>
          </li>
        );
      })}
    </Menu>
  );
}
