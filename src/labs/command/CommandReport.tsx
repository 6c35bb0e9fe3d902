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

/** The commands, word by word, and what holds for each as a whole. What comes from the model is in its language. */
export function CommandReport({ outcome, pages, onUse, strings }: CommandReportProps) {
  const { calls, corrected, summary } = outcome;
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
          <button type="button" name="use-corrected" onClick={() => onUse(corrected)}>
            {strings.useCorrected}
          </button>
        </div>
      )}
      {calls.map((call, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: commands have no identity but their order
        <CallView key={i} call={call} pages={pages} strings={strings} />
      ))}
    </div>
  );
}

interface CallViewProps extends Pick<CommandReportProps, 'pages' | 'strings'> {
  readonly call: CallReport;
}

function CallView({ call: { rows, sections }, pages, strings }: CallViewProps) {
  return (
    <>
      <dl className="command-rows" lang="en" dir="ltr">
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their order
          <RowView key={i} row={row} pages={pages} strings={strings} />
        ))}
      </dl>
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
    </>
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
