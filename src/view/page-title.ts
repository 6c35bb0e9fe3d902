/** Page title as a tab shows it (row 1.3). */
export function pageTitle(title: string, siteTitle: string): string {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === siteTitle ? siteTitle : `${trimmed} | ${siteTitle}`;
}
