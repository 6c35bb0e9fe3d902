import { withPlace } from '../../redirects/with-place.ts';

/**
 * The script of a redirect's page: goes where its link leads, with query and hash of the old address. The refresh of
 * the page, for readers without script, can carry neither.
 */
const link = document.querySelector('a');
if (link) location.replace(withPlace(link.href, location));
