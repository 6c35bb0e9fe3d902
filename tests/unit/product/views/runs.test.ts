import { describe, expect, test } from 'vitest';
import { renderBody, rowsOf, rowText, textOf } from './rendered-page.ts';

describe('the tables of runs', () => {
  test('say where a plan and a run take each limit from, with the default of the flag', async () => {
    const { html } = await renderBody('::run-limits');
    expect(rowText(html, 'limit-max-prompts-per-plugin')).toMatch(
      /The flag, default 100 Has no effect\. The flag, default 100$/,
    );
    expect(rowText(html, 'limit-max-prompts-per-tactic')).toMatch(
      /Has no effect\. The value of the scope 5$/,
    );
  });

  test('number the choices of the wizard and mark its default', async () => {
    const { html } = await renderBody('::wizard-choices\n\n::wizard-limits');
    expect(rowText(html, 'wizard-openai-model')).toContain('4 OpenAI Model # yes');
    expect(rowText(html, 'wizard-http-provider')).toContain('1 HTTP Provider # –');
    expect(rowText(html, 'wizard-limit-max-goals-per-plugin')).toContain('2 max_goals_per_plugin');
  });

  test('have a row for each exit code', async () => {
    const { html } = await renderBody('::exit-codes');
    expect(rowsOf(html)).toEqual(['exit-0', 'exit-0-dtx-attack-run', 'exit-1', 'exit-2', 'exit-130']);
  });
});

describe('a flag without effect', () => {
  test('says so in the table of flags, and what happens instead', async () => {
    const { html } = await renderBody('::options{command="dtx attack run" prefix="--ad-dtype"}');
    expect(textOf(html)).toContain('Has no effect. It is always float16 .');
  });
});
