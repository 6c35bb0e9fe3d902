import { memo } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { InlineText } from '../../view/InlineText.tsx';
import { LineButton } from '../frame/LineButton.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import type { ConfigOutcome, Told, ToldList } from './config-task.ts';
import { type Contacts, contactsPage, textsOfUse, withoutVariable } from './contacts.ts';
import { isClean } from './report-text.ts';

type OwnStrings = LabStrings & Strings['configLab'];

interface ReportProps {
  readonly outcome: ConfigOutcome;
  /** Field that lines lead to; absent while the text is in none. */
  readonly field: string | undefined;
  readonly pages: Readonly<Record<string, string>>;
  readonly strings: OwnStrings;
}

/** All that the check says of a file. */
export const ConfigReport = memo(({ outcome, field, pages, strings }: ReportProps) => {
  const { kind, errors, ends, ignored, secrets, unchecked, contacts } = outcome;
  const shared = { field, pages, strings };
  const notChecked = <Section title={strings.unchecked} list={unchecked} tone="note" {...shared} />;
  return (
    <div className="config-report">
      <p className="config-kind">
        <strong lang="en" dir="ltr">
          <InlineText text={kind.title} />
        </strong>
        <span lang="en" dir="ltr" className="config-by">
          <InlineText text={`Known by ${kind.by}.`} />
        </span>
        <Details page={kind.page} pages={pages} label={strings.details} />
      </p>
      <Section title={strings.mistakes} list={errors} tone="problem" {...shared} />
      <Section title={strings.ends} list={ends} tone="problem" {...shared} />
      <Section title={strings.secrets} list={secrets} tone="problem" {...shared} />
      {isClean(outcome) && <p className="config-clean">{strings.clean}</p>}
      {!outcome.isWhole && notChecked}
      <Section title={strings.ignored} list={ignored} tone="note" {...shared} />
      {outcome.isWhole && notChecked}
      <ContactList contacts={contacts} pages={pages} strings={strings} />
    </div>
  );
});

interface SectionProps extends Omit<ReportProps, 'outcome'> {
  readonly title: string;
  readonly list: ToldList;
  readonly tone: 'problem' | 'note';
}

function Section({ title, list: { first, all }, tone, ...rest }: SectionProps) {
  if (all === 0) return null;
  return (
    <section>
      <h3>{`${title} (${all})`}</h3>
      <ul>
        {first.map((told) => (
          <li key={`${told.line} ${told.message}`} className={`lab-${told.isGrave ? 'problem' : tone}`}>
            <Item told={told} {...rest} />
          </li>
        ))}
        {all > first.length && <li>{fill(rest.strings.more, { count: all - first.length })}</li>}
      </ul>
    </section>
  );
}

function Item({ told, field, pages, strings }: Omit<ReportProps, 'outcome'> & { told: Told }) {
  const { line, message, page } = told;
  return (
    <>
      {field ? (
        <LineButton field={field} line={line}>
          {fill(strings.line, { line })}
        </LineButton>
      ) : (
        <span className="config-line">{fill(strings.line, { line })}</span>
      )}
      <span lang="en" dir="ltr">
        <InlineText text={message} />
      </span>
      <Details page={page} pages={pages} label={strings.details} />
    </>
  );
}

/** A link to the page that explains it. */
function Details({
  page,
  pages,
  label,
}: Pick<ReportProps, 'pages'> & { page: string | undefined; label: string }) {
  if (page === undefined) return null;
  const [route = '', section] = page.split('#');
  const address = pages[route];
  return address === undefined ? null : (
    <a href={section === undefined ? address : `${address}#${section}`}>{label}</a>
  );
}

function ContactList({
  contacts: { hosts, variables },
  pages,
  strings,
}: Pick<ReportProps, 'pages'> & { contacts: Contacts; strings: OwnStrings }) {
  const hidden = variables.all - variables.first.length;
  return (
    <>
      {hosts.length > 0 && (
        <section>
          <h3>{strings.contacts}</h3>
          <ul lang="en" dir="ltr">
            {hosts.map(({ host, uses }) => (
              <li key={host} className="lab-note config-contact">
                <strong>
                  <InlineText text={host} />
                </strong>
                {uses.map((use) => {
                  const [what, gets] = textsOfUse(use);
                  return (
                    <p key={what}>
                      <InlineText text={what} />{' '}
                      <span className="config-by">
                        <InlineText text={gets} />
                      </span>
                    </p>
                  );
                })}
              </li>
            ))}
          </ul>
          <Details page={contactsPage} pages={pages} label={strings.details} />
        </section>
      )}
      {variables.all > 0 && (
        <section>
          <h3>{strings.needs}</h3>
          <ul lang="en" dir="ltr">
            <li className="lab-note config-contact">
              <p>
                <InlineText text={variables.first.map((name) => `\`${name}\``).join(', ')} />
              </p>
              {hidden > 0 && <p>{fill(strings.more, { count: hidden })}</p>}
              <p className="config-by">
                <InlineText text={withoutVariable} />
              </p>
            </li>
          </ul>
        </section>
      )}
    </>
  );
}
