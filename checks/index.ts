import { anchors } from './anchors.ts';
import { canonical } from './canonical.ts';
import { contentSecurity } from './content-security.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { images } from './images.ts';
import { linkTexts } from './link-texts.ts';
import { links } from './links.ts';
import { previewImages } from './preview-images.ts';
import { publishedPaths } from './published-paths.ts';
import { questions } from './questions.ts';
import { redirects } from './redirects.ts';
import { routes } from './routes.ts';
import type { Rule } from './rule.ts';
import { sampleList } from './sample-manifest.ts';
import { samples } from './samples.ts';
import { sitemap } from './sitemap.ts';
import { twins } from './twins.ts';

/** Every rule over the built site, in the order they are reported. */
export const rules: readonly Rule[] = [
  routes,
  publishedPaths,
  redirects,
  links,
  images,
  previewImages,
  anchors,
  ids,
  headings,
  linkTexts,
  samples,
  sampleList,
  canonical,
  sitemap,
  contentSecurity,
  twins,
  questions,
];
