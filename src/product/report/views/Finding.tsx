import type { ReactNode } from 'react';
import { useSite } from '../../../view/context.ts';
import { InlineCode } from '../../../view/InlineCode.tsx';
import { OriginalWords } from '../../../view/OriginalWords.tsx';
import { RoleGlyph } from '../../../view/roles/RoleGlyph.tsx';
import type { Role } from '../../../view/roles/roles.ts';
import { useProduct } from '../../views/useProduct.ts';
import type { ReportResult } from '../report.ts';

/** A finding in three steps: what was asked, what came back, and what was made of it. */
export function Finding({ result }: { result: ReportResult }) {
  const { report } = useSite().strings;
  return (
    <dl className="finding-steps">
      <Step by="attacker" name={report.prompt}>
        <OriginalWords>{result.prompt.turns.at(-1)?.message}</OriginalWords>
      </Step>
      <Step by="target" name={report.answer}>
        <OriginalWords>
          <Marked text={result.responses[0]?.response.response.content ?? ''} />
        </OriginalWords>
      </Step>
      <Step by="finding" name={report.verdict}>
        <b>FAIL</b> <InlineCode>{result.plugin_id}</InlineCode>
      </Step>
    </dl>
  );
}

/** A reply, with the words that make it a finding. */
function Marked({ text }: { text: string }) {
  const { keywords } = useProduct()['sample-report'].scope.redteam.global_evaluator.evaluation_method;
  let pieces = [text];
  for (const word of keywords)
    pieces = pieces.flatMap((piece) =>
      piece.split(word).flatMap((rest, i) => (i === 0 ? rest : [word, rest])),
    );
  return pieces.map((piece) => (keywords.includes(piece) ? <mark key={piece}>{piece}</mark> : piece));
}

function Step({ by, name, children }: { by: Role; name: string; children: ReactNode }) {
  return (
    <div className={`role-${by}`}>
      <dt>
        <RoleGlyph role={by} size={18} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
