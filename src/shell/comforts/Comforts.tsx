import { fill } from '../../base/fill.ts';
import { useSite } from '../../view/context.ts';
import { CloseIcon } from '../../view/icons.tsx';

/** Route of what comforts draw: it comes when a reader first uses one. */
export const comfortsFragment = '/fragments/comforts.html';

/** What comforts draw, in the language of the edition: no page carries it. */
export function Comforts() {
  const { config, strings } = useSite();
  const { comforts: words } = strings;
  return (
    <>
      <button type="button" className="to-top" aria-label={words.backToTop} title={words.backToTop} hidden>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 16V4M5 9l5-5 5 5" />
        </svg>
      </button>
      <p className="toast" role="status" data-copied={words.linkCopied} />
      <span
        className="page-menu"
        data-prompt={words.askAbout}
        data-copied={words.markdownCopied}
        data-failed={words.copyFailed}
        hidden
      >
        <button type="button">{words.copyMarkdown}</button>
        {config.assistants.map(({ name, url }) => (
          // biome-ignore lint/a11y/useValidAnchor: the address is filled in for the page that it is drawn on.
          <a key={name} data-pattern={url} target="_blank" rel="noopener noreferrer">
            {fill(words.openIn, { assistant: name })}
          </a>
        ))}
      </span>
      <Shortcuts />
      <dialog className="zoom" aria-label={words.enlarge}>
        <div className="zoom-bar">
          <ZoomButton name="out" label={words.smaller} path="M4 10h12" />
          <ZoomButton name="in" label={words.bigger} path="M4 10h12M10 4v12" />
          <ZoomButton name="fit" label={words.fit} path="M7 3H3v4m10-4h4v4M7 17H3v-4m10 4h4v-4" />
          <CloseButton />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <section className="zoom-frame diagram" tabIndex={0} aria-label={words.moveDrawing} />
      </dialog>
    </>
  );
}

function ZoomButton({ name, label, path }: { name: string; label: string; path: string }) {
  return (
    <button type="button" className="icon-button" name={name} aria-label={label} title={label}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function CloseButton() {
  const { closeAnnouncement } = useSite().strings.shell;
  return (
    <button
      type="button"
      className="icon-button"
      name="close"
      aria-label={closeAnnouncement}
      title={closeAnnouncement}
    >
      <CloseIcon />
    </button>
  );
}

/** Every key of the site, by the place where it works. */
function Shortcuts() {
  const { comforts: words, search } = useSite().strings;
  const places: readonly [place: string, keys: readonly [keys: readonly string[], does: string][]][] = [
    [
      words.everywhere,
      [
        [[search.keys, '/'], words.openSearch],
        [['?'], words.showShortcuts],
        [['Esc'], words.closeAny],
      ],
    ],
    [
      words.inSearch,
      [
        [['↑', '↓'], words.moveHits],
        [['Enter'], words.openHit],
        [['Ctrl+Enter'], words.openBeside],
        [['Shift+Enter'], words.openWindow],
      ],
    ],
    [
      words.inTabs,
      [
        [['←', '→'], words.otherTab],
        [['Home', 'End'], words.endTabs],
      ],
    ],
    [
      words.inDrawing,
      [
        [['+', '−'], `${words.bigger}, ${words.smaller}`],
        [['0'], words.fit],
        [['←', '↑', '↓', '→'], words.moveDrawing],
      ],
    ],
  ];
  return (
    <dialog className="shortcuts" aria-labelledby="shortcuts">
      <div className="shortcuts-head">
        <h2 id="shortcuts">{words.shortcuts}</h2>
        <CloseButton />
      </div>
      {places.map(([place, keys]) => (
        <section key={place}>
          <h3>{place}</h3>
          <dl>
            {keys.map(([names, does]) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label>
        <input type="checkbox" name="single-keys" /> {words.singleKeys}
      </label>
    </dialog>
  );
}
