import { useSite } from '../../view/context.ts';

/**
 * First stop of the Tab key (row 2S.9). A plain link without script; with it, the address stays as it is. Beside it,
 * for programs that read the page from its top, where all pages are listed: nobody sees, hears or reaches that.
 */
export function SkipLink() {
  const { config, strings } = useSite();
  const { skipToContent } = strings.shell;
  return (
    <>
      <section aria-label={skipToContent} className="skip-link">
        <a href="#main">{skipToContent}</a>
      </section>
      <a hidden href={`${config.basePath}/llms.txt`}>
        llms.txt
      </a>
    </>
  );
}
