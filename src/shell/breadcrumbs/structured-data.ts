import type { NavNode } from '../../site/page.ts';

/**
 * The breadcrumbs as schema.org BreadcrumbList.
 * @param url address of the site without a slash at the end
 * @param home name and address of the home page
 * @returns JSON that is safe inside a script element
 */
export function breadcrumbData(
  url: string,
  home: { label: string; path: string },
  trail: readonly NavNode[],
): string {
  const linked = [home, ...trail].filter(
    (node): node is { label: string; path: string } => node.path !== undefined,
  );
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: url + path,
    })),
  }).replaceAll('<', '\\u003c');
}
