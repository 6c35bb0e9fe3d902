import { z } from 'zod';
import { ContentError } from '../../base/content-error.ts';
import type { YamlSource } from '../../base/yaml.ts';
import { placeText } from '../formats/format-problems.ts';
import { validateFormat } from '../formats/format-validation.ts';
import { type Product, productFile } from '../product.ts';

const text = z.string().min(1);

/** The part of the model that a report is an example of, and the format that it has. */
const part = 'sample-report';

/**
 * An example of the report that a run writes: what pages draw of it. Everything else that DTX writes may be there, too:
 * the format `report` checks the whole.
 */
export const sampleReportSchema = z.looseObject({
  scope: z.looseObject({
    agent: z.looseObject({ description: text }),
    redteam: z.looseObject({
      global_evaluator: z.looseObject({
        /** Words of an unsafe reply: pages mark them. */
        evaluation_method: z.looseObject({ keywords: z.array(text).min(1) }),
      }),
    }),
  }),
  eval_results: z
    .array(
      z.looseObject({
        /** Id of a plugin. */
        plugin_id: text,
        prompt: z.looseObject({ turns: z.array(z.looseObject({ message: text })).min(1) }),
        responses: z
          .array(
            z.looseObject({
              response: z.looseObject({ response: z.looseObject({ content: text }) }),
              /** False is a finding. */
              success: z.boolean(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type SampleReport = z.output<typeof sampleReportSchema>;
export type ReportResult = SampleReport['eval_results'][number];

/** What the format of reports refuses in the example. */
export function sampleReportProblems(
  product: Product,
  sources: ReadonlyMap<string, YamlSource> = new Map(),
): ContentError[] {
  return validateFormat(product, { format: 'report', pointer: '' }, product[part]).map(
    ({ path, problem, fix }) => {
      const line = sources.get(part)?.lineOf(path);
      const place = `${line ? `line ${line}: ` : ''}${placeText(path)}`;
      return new ContentError(productFile(product, part), `${place}: ${problem}`, fix);
    },
  );
}
