/** Forms besides the listed one under which a server reaches the page of a route [2R.17, 2N.1]. */
export function otherForms(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const otherSlash = route.endsWith('/') ? bare : `${bare}/`;
  const forms = [otherSlash, bare && `${bare}.html`, `${bare}/index.html`, `${bare}/index`];
  return forms.filter((form) => form !== '');
}
