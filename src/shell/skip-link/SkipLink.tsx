import { useSite } from '../../view/context.ts';

/** First stop of the Tab key (row 2S.9). A plain link without script; with it, the address stays as it is. */
export function SkipLink() {
  const { skipToContent } = useSite().strings.shell;
  return (
    <section aria-label={skipToContent} className="skip-link" data-skip-link>
      <a href="#main">{skipToContent}</a>
    </section>
  );
}
