import { useSite } from '../../view/context.ts';
import { GitHubIcon } from '../../view/icons.tsx';

/** The code of the product, as an icon: for the bar and for the drawer. */
export function CodeLink() {
  const { config, strings } = useSite();
  return (
    <a
      className="icon-button"
      href={config.links.code}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${strings.footer.code} ${strings.shell.opensInNewTab}`}
    >
      <GitHubIcon />
    </a>
  );
}
