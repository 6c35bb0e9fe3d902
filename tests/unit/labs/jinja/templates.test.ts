import { describe, expect, test } from 'vitest';
import { renderTemplate } from '../../../../src/labs/jinja/render.ts';
import corpus from '../../../fixtures/jinja/templates.json' with { type: 'json' };

/** A template, and what Python's Jinja 3.1.6 printed or the kind of its error. */
interface Case {
  readonly template: string;
  readonly output?: string;
  readonly error?: string;
}

const groups: [string, readonly Case[]][] = Object.entries(corpus.groups);

describe('Templates that were chosen by hand and rendered by Python', () => {
  test.each(groups)('give the same here: %s', (_, cases) => {
    const rendered = cases.map(({ template }) => {
      const result = renderTemplate(template, corpus.variables);
      return 'output' in result
        ? { template, output: result.output }
        : { template, error: result.problem.kind };
    });
    expect(rendered).toEqual(cases);
  });
});
