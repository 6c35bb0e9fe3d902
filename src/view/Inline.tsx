/**
 * Code inside the page, as it stands: React would escape it as text. Both take only what the build itself made,
 * never content, and their hashes are in the content security policy.
 */

/** @param type `application/ld+json` for data; JavaScript without it */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

export function InlineStyle({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
