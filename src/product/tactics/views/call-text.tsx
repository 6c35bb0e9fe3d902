import type { ReactNode } from 'react';
import { fill, type Strings } from '../../../site/strings.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import type { Call } from '../calls/call-schema.ts';
import type { Count } from '../calls/count.ts';

/** Who is called, and on which condition: `Target, judge, with --eval-model`. */
export function calledText({ roles, name, when, unless }: Call, strings: Strings['product']): ReactNode {
  const names = { target: strings.roleTarget, judge: strings.roleJudge, attacker: strings.roleAttacker };
  return texts(
    [
      ...roles.map((role) => (role === 'other' ? <ModelText key="name" text={name ?? ''} /> : names[role])),
      when && <InlineText key="when" text={fill(strings.callsWith, { flag: when })} />,
      unless && <InlineText key="unless" text={fill(strings.callsWithout, { flag: unless })} />,
    ],
    ', ',
  );
}

/** A formula, its flags as code, so that it breaks between them. */
export function FormulaText({ text }: { text: string }) {
  return <InlineText text={text.replace(/--[\w-]+/g, '`$&`')} />;
}

/** A count with what it counts: `6 at most, for each dataset prompt`. */
export function countText({ bound, unit }: Call, count: Count, strings: Strings['product']): ReactNode {
  return texts([numberText(bound, count, strings), unit && <ModelText key="unit" text={unit} />], ', ');
}

/** `18`, `12 to 18`, `about 47`, `36 at most`, `30 (108 at most)`. */
function numberText(
  bound: Call['bound'],
  { total, least, most }: Count,
  strings: Strings['product'],
): string {
  if (least !== undefined) return fill(strings.callsRange, { least, total });
  if (most !== undefined) return fill(strings.callsWorst, { total, most });
  if (bound === 'exact') return String(total);
  return fill(bound === 'about' ? strings.callsAbout : strings.callsAtMost, { total });
}
