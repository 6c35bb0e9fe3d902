import type { Hit } from '../../client/hits.ts';
import { hitAddress } from '../hit-link.ts';
import { MarkedText } from '../MarkedText.tsx';
import { resultTexts } from './result-texts.ts';

interface ResultProps {
  readonly hit: Hit;
  readonly siteUrl: string;
  onChosen(): void;
}

/** One result: its heading as a link, the headings above it, and the place in the text (row 2R.1). */
export function Result({ hit, siteUrl, onChosen }: ResultProps) {
  const { title, trail } = resultTexts(hit);
  const { snippet } = hit;
  const address = hit.url === undefined ? undefined : hitAddress(hit.url, siteUrl);
  return (
    <article className="search-result">
      <h2>
        {address === undefined ? (
          <MarkedText parts={title} />
        ) : (
          <a href={address} onClick={onChosen} onAuxClick={onChosen}>
            <MarkedText parts={title} />
          </a>
        )}
      </h2>
      {trail.length > 0 && (
        <ul className="search-trail">
          {trail.map((text, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the trail is all a heading is known by
            <li key={depth}>
              <MarkedText parts={text} />
            </li>
          ))}
        </ul>
      )}
      {snippet.length > 0 && (
        <p>
          <MarkedText parts={snippet} />
        </p>
      )}
    </article>
  );
}
