import { useRender } from '../context.ts';
import { Menu } from './Menu.tsx';

/** The languages this page can be read in (row 2S.11). Links keep query and hash when script is there. */
export function LanguageMenu({ id = 'languages' }: { id?: string }) {
  const { site, path } = useRender();
  const { config, locale, strings } = site;
  return (
    <Menu id={id} label={locale.label} name={strings.shell.languages}>
      {config.locales.map(({ code, label }) => (
        <li key={code}>
          <a
            href={path}
            lang={code}
            hrefLang={code}
            target="_self"
            aria-current={code === locale.code ? 'true' : undefined}
            data-keep-query
          >
            {label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
