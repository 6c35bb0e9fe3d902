import { memo } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { FileActions } from '../frame/FileActions.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import { scopeFile } from './commands.ts';
import type { ProviderOutcome } from './provider-task.ts';
import type { Remark, RemarkPage } from './remark.ts';

/** Address and title of each page that remarks lead to. */
export type RemarkLinks = Readonly<Record<RemarkPage, readonly [address: string, title: string]>>;

interface ProviderResultProps {
  readonly outcome: ProviderOutcome;
  readonly links: RemarkLinks;
  readonly strings: LabStrings & Strings['providerLab'];
}

/** What a request and its reply come to: what to know, the scope, the commands, and what goes over the wire. */
export const ProviderResult = memo(({ outcome, links, strings }: ProviderResultProps) => {
  const { remarks, scope, program, commands, sent, added, bytes, fails, seen } = outcome;
  return (
    <div className="provider-result">
      {scope === '' && <p className="lab-problem">{strings.noScope}</p>}
      {remarks.length > 0 && (
        <ul className="provider-remarks" aria-label={strings.remarks}>
          {remarks.map((remark) => (
            <RemarkItem key={remark.text} remark={remark} links={links} strings={strings} />
          ))}
        </ul>
      )}
      {scope !== '' && <FileBlock title={scopeFile} text={scope} type="application/yaml" strings={strings} />}
      {program && (
        <FileBlock title={program.name} text={program.text} type="text/x-python" strings={strings} />
      )}
      {commands !== '' && <FileBlock title={strings.commands} text={commands} strings={strings} />}
      {sent !== '' && (
        <CodeBlock title={strings.sent} text={sent}>
          {fill(strings.added, { names: added.join(', '), bytes })}
        </CodeBlock>
      )}
      {fails.map((text) => (
        <p key={text} className="lab-problem" lang="en" dir="ltr">
          {text}
        </p>
      ))}
      {seen !== '' && <CodeBlock title={strings.seen} text={seen} />}
    </div>
  );
});

function RemarkItem({ remark, links, strings }: { remark: Remark } & Omit<ProviderResultProps, 'outcome'>) {
  const page = remark.page && links[remark.page];
  return (
    <li data-kind={remark.kind}>
      <strong>{strings[remark.kind]}</strong>
      <span lang="en" dir="ltr">
        {remark.text}
      </span>
      {page && <a href={page[0]}>{page[1]}</a>}
    </li>
  );
}

interface CodeBlockProps {
  readonly title: string;
  readonly text: string;
  readonly children?: string;
}

function CodeBlock({ title, text, children }: CodeBlockProps) {
  return (
    <div>
      <p className="lab-title">{title}</p>
      <Code text={text} />
      {children && <p className="lab-note">{children}</p>}
    </div>
  );
}

interface FileBlockProps extends Pick<CodeBlockProps, 'title' | 'text'> {
  /** Media type, where the title is the name of a file. */
  readonly type?: string;
  readonly strings: LabStrings;
}

/** A text that a reader takes along, whose lines must stay lines. */
function FileBlock({ title, text, type, strings }: FileBlockProps) {
  return (
    <div>
      <div className="provider-file-head">
        <p className="lab-title">{title}</p>
        <FileActions name={title} text={text} type={type} strings={strings} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, so the keyboard must reach it */}
      <section className="provider-file" aria-label={title} tabIndex={0}>
        <Code text={text} />
      </section>
    </div>
  );
}

const Code = ({ text }: { text: string }) => (
  <pre className="lab-output" dir="ltr">
    <samp>{text}</samp>
  </pre>
);
