import { fill } from '../../site/strings.ts';
import { useRender } from '../../view/context.ts';
import { Menu } from './Menu.tsx';
import { pathIn } from './path-in.ts';

/**
 * The versions of this page, or of the whole documentation where one has no such page; choosing one makes it the
 * preferred version (rows 2S.12, 3.8). Links keep query and hash when script is there, as those of languages do.
 */
export function VersionMenu({ id = 'versions' }: { id?: string }) {
  const rendered = useRender();
  const { site } = rendered;
  const editions = site.editions.filter(({ locale }) => locale.code === site.locale.code);
  const { version, versions } = site.strings.shell;
  return (
    <Menu id={id} label={fill(version, { version: site.version.label })} name={versions}>
      {editions.map((edition) => {
        const { name, label } = edition.version;
        return (
          <li key={name}>
            <a
              href={pathIn(edition, rendered)}
              aria-current={name === site.version.name ? 'true' : undefined}
              data-version={name}
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
