import { useRender } from '../context.ts';
import { Menu } from './Menu.tsx';

/** The versions of this page; choosing one makes it the preferred version (rows 2S.12, 3.8). */
export function VersionMenu({ id = 'versions' }: { id?: string }) {
  const { site, path } = useRender();
  const { config, version, strings } = site;
  return (
    <Menu id={id} label={version.label} name={strings.shell.versions}>
      {config.versions.map(({ name, label }) => (
        <li key={name}>
          <a href={path} aria-current={name === version.name ? 'true' : undefined} data-version={name}>
            {label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
