import { wordsIn } from '../../site/config.ts';
import { useSite } from '../../view/context.ts';
import { CloseIcon } from '../../view/icons.tsx';
import { SiteLink } from '../../view/SiteLink.tsx';

/** The configured announcement; gone for good once a reader closes it, until another one has another id (row 2S.8). */
export function AnnouncementBar() {
  const site = useSite();
  const { config, strings } = site;
  const { announcement } = config;
  if (!announcement) return null;
  const { id, text, link, closeable } = announcement;
  return (
    <section className="announcement" aria-label={strings.shell.announcement} data-announcement={id}>
      <p>
        {wordsIn(text, site)} {link && <SiteLink href={link.href}>{wordsIn(link.label, site)}</SiteLink>}
      </p>
      {closeable && (
        <button
          type="button"
          className="icon-button"
          aria-label={strings.shell.closeAnnouncement}
          data-announcement-close
        >
          <CloseIcon />
        </button>
      )}
    </section>
  );
}
