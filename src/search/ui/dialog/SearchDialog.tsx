import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Announcement } from './Announcement.tsx';
import { Content } from './Content.tsx';
import { handleKeys } from './dialog-keys.ts';
import { Hints } from './Hints.tsx';
import { optionId } from './HitOption.tsx';
import { maxQueryLength, SearchBox } from './SearchBox.tsx';
import { type SearchDialogProps, useSearchDialog } from './useSearchDialog.ts';

const listId = 'site-search-list';

/**
 * The search dialog (rows 2S.13 to 2S.17, 4.9 to 4.17, 5.1 to 5.6, X.1 to X.5). `dialog.browser.ts` opens and closes
 * it; this tells what stands below the input. At first it draws what the build drew, to take that over.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { dialog, connection } = props;
  const { strings, searchPage } = connection.settings;
  const input = useRef<HTMLInputElement>(null);
  const [takenOver, setTakenOver] = useState(false);
  const model = useSearchDialog(props);
  const { state, session, active, activeRow } = model;
  const activeId = takenOver && activeRow ? optionId(listId, active.index) : undefined;

  const setQuery = (query: string) => {
    if (input.current) input.current.value = query.slice(0, maxQueryLength);
    model.setQuery(input.current?.value ?? '');
  };
  const opened = useEffectEvent(() => model.opened(input.current?.value ?? ''));
  const heard = useEffectEvent(() => {
    const query = input.current?.value ?? '';
    if (dialog.open && query !== session.state().query) model.setQuery(query);
  });
  const escaped = useEffectEvent(() => {
    // The first Escape closed the dialog and kept the query; the second one drops it.
    if (!dialog.open) setQuery('');
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    dialog.addEventListener('open', () => opened(), { signal });
    // It comes late: what is asked in a dialog that is open again goes on.
    dialog.addEventListener('close', () => dialog.open || session.cancel(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && escaped(), { signal });
    if (dialog.open) opened();
    setTakenOver(true);
    return () => ending.abort();
  }, [dialog, session]);
  useEffect(() => {
    // A letter may have come after the query was read and before the input was listened to.
    if (takenOver) heard();
  }, [takenOver]);
  useEffect(() => {
    if (activeId && active.byKey) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, active.byKey]);

  const ask = (query: string) => {
    setQuery(query);
    input.current?.focus();
  };
  const retry = () => {
    input.current?.focus();
    model.retry();
  };
  const box: ComponentProps<typeof SearchBox>['island'] = {
    form: {
      onReset: () => ask(''),
      onSubmit: (event) => {
        if (model.isStart) event.preventDefault();
      },
    },
    input: {
      onInput: ({ currentTarget }) => model.setQuery(currentTarget.value),
      spellCheck: false,
      autoCapitalize: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': activeId !== undefined,
      'aria-controls': activeId && listId,
      'aria-activedescendant': activeId,
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls in it
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: hears the keys of the controls in it
    <div
      className="finder"
      data-status={takenOver ? state.status : undefined}
      data-answered={state.answer?.query}
      data-hits={model.groups.length > 0 || undefined}
      onKeyDown={(event) => {
        if (!input.current) return;
        handleKeys(event, input.current, active, activeId, () => activeRow && model.chosen(activeRow));
      }}
    >
      <SearchBox
        searchPage={searchPage}
        strings={strings}
        inputRef={input}
        {...(takenOver && { island: box })}
      />
      {takenOver && (
        <>
          <Content
            dialog={dialog}
            settings={connection.settings}
            listId={listId}
            model={model}
            onAsk={ask}
            onRetry={retry}
          />
          <Hints strings={strings} />
          <Announcement state={state} strings={strings} />
        </>
      )}
    </div>
  );
}
