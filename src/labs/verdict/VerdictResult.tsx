import { memo } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { Judgment, RuleRow } from './judgment.ts';
import { Sentence } from './Sentence.tsx';
import type { Step, VerdictOutcome } from './verdict-task.ts';

type Words = Strings['verdictLab'];

interface VerdictResultProps {
  readonly outcome: VerdictOutcome;
  readonly judgment: Judgment;
  readonly strings: Words;
}

/** The verdict, how it came about, and what to do with it. */
export const VerdictResult = memo(({ outcome, judgment, strings }: VerdictResultProps) => {
  const { steps, traps, compared, use, jq } = outcome;
  return (
    <div className="verdict">
      <VerdictHead judgment={judgment} strings={strings} />
      {traps.length > 0 && (
        <ul className="verdict-traps">
          {traps.map((trap) => (
            <li key={trap}>
              <Sentence text={trap} />
            </li>
          ))}
        </ul>
      )}
      <ol className="verdict-steps">
        {steps.map((step) => (
          <li key={step.id}>
            <p className="lab-title">{titleOf(step, strings)}</p>
            {step.notes.map((note) => (
              <Sentence key={note} text={note} />
            ))}
            {step.code !== undefined && (
              <pre className="verdict-code" dir="ltr">
                <code>{step.code}</code>
              </pre>
            )}
            {step.id === 'rule' && <RuleRows rows={judgment.rows} />}
            {step.id === 'rule' && jq !== undefined && (
              <Sentence
                text={`Run by jq ${jq}, which the Python package jq 1.13.0 has as well. DTX takes any from 1.8 up to 2, and older ones may differ.`}
              />
            )}
          </li>
        ))}
      </ol>
      {compared && (
        <section className="verdict-more">
          <p className="lab-title">{strings.compared}</p>
          <ul className="verdict-rows">
            {compared.rows.map(({ reply, verdict }) => (
              <li key={reply} data-verdict={verdict}>
                <code dir="ltr">{reply}</code>
                <strong>{strings[verdict]}</strong>
              </li>
            ))}
          </ul>
          <p>{strings[compared.finding]}</p>
          {compared.notes.map((note) => (
            <Sentence key={note} text={note} />
          ))}
        </section>
      )}
      {/* A rule that ends the run is not one to use. */}
      {use && judgment.verdict !== 'ends' && (
        <section className="verdict-more">
          <p className="lab-title">{strings.use}</p>
          {[use.flags, use.yaml].map(
            (code) =>
              code !== undefined && (
                <pre key={code} className="verdict-code" dir="ltr">
                  <code>{code}</code>
                </pre>
              ),
          )}
          {use.notes.map((note) => (
            <Sentence key={note} text={note} />
          ))}
        </section>
      )}
    </div>
  );
});

function VerdictHead({
  judgment: { verdict, isAssessed, because, says },
  strings,
}: {
  judgment: Judgment;
  strings: Words;
}) {
  const isVerdict = verdict === 'pass' || verdict === 'fail';
  return (
    <div className="verdict-head" data-verdict={isVerdict && !isAssessed ? 'unassessed' : verdict}>
      <p>
        <strong>{strings[verdict]}</strong>
        {isVerdict && !isAssessed && <span>{strings.notAssessed}</span>}
      </p>
      <Sentence text={because} />
      {says !== undefined && (
        <p dir="ltr">
          <code>{verdict === 'ends' ? says : `description: ${says}`}</code>
        </p>
      )}
    </div>
  );
}

function RuleRows({ rows }: { rows: readonly RuleRow[] }) {
  return (
    <ul className="verdict-rows" dir="ltr">
      {rows.map(({ rule, result, state }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same; their order is what tells them apart
        <li key={i} data-state={state}>
          <code>{rule}</code>
          <span>{result}</span>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ id }: Step, strings: Words): string {
  const titles = {
    reply: strings.stepReply,
    check: strings.stepCheck,
    answer: strings.stepAnswer,
    seen: strings.stepSeen,
    rule: strings.stepRule,
  };
  return titles[id];
}
