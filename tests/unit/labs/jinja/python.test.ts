import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderTemplate } from '../../../../src/labs/jinja/render.ts';
import { type Answer, pythonWithJinja, renderByPython } from '../../../support/jinja-oracle.ts';
import { template, variables } from '../../../support/jinja-templates.ts';

/** More are tried by hand: JINJA_CASES=20000 JINJA_SEED=7. */
const cases = Number(process.env.JINJA_CASES ?? 1_200);
const seed = Number(process.env.JINJA_SEED ?? 42);

const python = pythonWithJinja();
if (!python) console.warn("Python's jinja2 is not installed: templates are not compared with it.");

test.skipIf(!python)(
  "generated templates give what Python's Jinja gives, or are refused as not supported",
  () => {
    const templates = fc.sample(template, { numRuns: cases, seed });
    const answers = renderByPython(templates, variables, python ?? '');
    let refused = 0;
    const differences = templates.flatMap((source, i) => {
      const here = renderTemplate(source, variables);
      const there = answers[i] as Answer;
      if ('problem' in here && /^(?:unsupported|limit)$/.test(here.problem.kind)) refused++;
      else if (!agree(here, there)) return [{ source, here, there }];
      return [];
    });
    // The shortest one says most.
    differences.sort((a, b) => a.source.length - b.source.length);
    expect(differences.slice(0, 3)).toEqual([]);
    expect(refused).toBeLessThan(cases * 0.08);
  },
);

function agree(here: ReturnType<typeof renderTemplate>, there: Answer): boolean {
  if ('error' in there)
    return there.error === 'slow' || ('problem' in here && here.problem.kind === there.error);
  return 'output' in here && here.output === there.output;
}
