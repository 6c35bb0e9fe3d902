import { memo, useState } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { LabText } from '../frame/LabText.tsx';
import type { CommandOutcome } from './command-task.ts';
import type { CallReport, Row } from './report.ts';

interface CommandReportProps {
  readonly outcome: CommandOutcome;
  /** Address of each page with a reference, by its route. */
  readonly pages: Readonly<Record<string, string>>;
  onUse(text: string): void;
  readonly strings: Strings['commandLab'];
}

/** Commands that are shown at once; each is a long list, which a browser lays out anew while somebody types. */
const atOnce = 4;

/** The commands, word by word, and what holds for each as a whole. What comes from the model is in its language. */
export const CommandReport = memo(
  Report,
  (before, { outcome, strings }) => before.outcome === outcome && before.strings === strings,
);

function Report({ outcome, pages, onUse, strings }: CommandReportProps) {
  const { calls, corrected, leftOut, summary } = outcome;
  const first = calls.slice(0, atOnce);
  const others = calls.slice(atOnce);
  return (
    <div className="command-report">
      {summary !== '' && (
        <p className="command-summary" lang="en" dir="ltr">
          {summary}
        </p>
      )}
      {corrected !== undefined && (
        <div className="command-corrected">
          <p className="lab-title">{strings.corrected}</p>
          <pre className="lab-output" dir="ltr">
            <code>{corrected}</code>
          </pre>
          {leftOut.length > 0 && <LeftOut all={leftOut} title={strings.leftOut} />}
          <button type="button" name="use-corrected" onClick={() => onUse(corrected)}>
            {strings.useCorrected}
          </button>
        </div>
      )}
      {first.map((call, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: commands have no identity but their order
        <CallView key={i} call={call} pages={pages} strings={strings} />
      ))}
      {others.length > 0 && <Others calls={others} pages={pages} strings={strings} />}
    </div>
  );
}

function LeftOut({ all, title }: { all: CommandOutcome['leftOut']; title: string }) {
  return (
    <dl className="command-left-out">
      <dt>{title}</dt>
      {all.map(({ words, why }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their order
        <dd key={i} lang="en" dir="ltr">
          <code>{words}</code>
          <span>
            <LabText text={why} />
          </span>
        </dd>
      ))}
    </dl>
  );
}

/** Further commands, which are in the page only once they are asked for. */
function Others({
  calls,
  pages,
  strings,
}: Pick<CommandReportProps, 'pages' | 'strings'> & { readonly calls: readonly CallReport[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="command-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{fill(strings.more, { count: calls.length })}</summary>
      {isOpen && (
        <div className="command-report">
          {calls.map((call, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: commands have no identity but their order
            <CallView key={i} call={call} pages={pages} strings={strings} />
          ))}
        </div>
      )}
    </details>
  );
}

interface CallViewProps extends Pick<CommandReportProps, 'pages' | 'strings'> {
  readonly call: CallReport;
}

/** A command that stayed as it was is not drawn again: each result of the worker is a copy. */
const CallView = memo(
  Call,
  (before, { call, strings }) =>
    before.strings === strings && JSON.stringify(before.call) === JSON.stringify(call),
);

function Call({ call: { rows, sections, corrected }, pages, strings }: CallViewProps) {
  return (
    <>
      <dl className="command-rows" lang="en" dir="ltr">
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their order
          <RowView key={i} row={row} pages={pages} strings={strings} />
        ))}
      </dl>
      <Sections sections={sections} strings={strings} />
      {corrected.length > 0 && (
        <>
          <p className="command-afterwards">{strings.afterwards}</p>
          <Sections sections={corrected} strings={strings} />
        </>
      )}
    </>
  );
}

function Sections({
  sections,
  strings,
}: Pick<CommandReportProps, 'strings'> & { readonly sections: CallReport['sections'] }) {
  return (
    <div className="command-sections">
      {sections.map(({ name, items }) => (
        <div key={name} data-section={name}>
          <p className="lab-title">{strings[name]}</p>
          <ul lang="en" dir="ltr">
            {items.map((item) => (
              <li key={item}>
                <LabText text={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function RowView({
  row: { code, text, remarks, state, reference },
  pages,
  strings,
}: Pick<CommandReportProps, 'pages' | 'strings'> & { readonly row: Row }) {
  const page = reference && pages[reference.page];
  const shown = <code>{code}</code>;
  return (
    <div data-state={state}>
      <dt>{page === undefined ? shown : <a href={page + reference?.hash}>{shown}</a>}</dt>
      <dd>
        {state !== 'good' && <b className="command-state">{strings[state]}</b>}
        <LabText text={text} />
        {remarks.length > 0 && (
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>
                <LabText text={remark} />
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
