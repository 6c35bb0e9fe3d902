/**
 * The code of the site that the development server runs: bundled, because Node does not read TSX, and bundled again
 * when it has changed.
 */
export { compilePage } from '../../src/prose/compile/compile.ts';
export { siteRedirects } from '../../src/redirects/site-redirects.ts';
export { searchedPages, siteText } from '../../src/search/build/read-site-text.ts';
export { searchFiles } from '../../src/search/build/search-files.ts';
export { settingsPath } from '../../src/search/settings-path.ts';
export { siteRoot, writtenSite } from '../../src/site/current-site.ts';
export { answer, answerNotFound, fileOf, placeAt, render, sandboxDocument } from './answer.tsx';
export { problemsHtml } from './ProblemList.tsx';
