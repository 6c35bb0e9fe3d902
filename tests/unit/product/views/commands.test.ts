import { describe, expect, test } from 'vitest';
import { mistakesOf } from '../../site-folder.ts';
import { renderBody, rowsOf, textOf } from './rendered-page.ts';

describe('the reference of a command', () => {
  test('shows synopsis, arguments and flags, each with an address', async () => {
    const { html } = await renderBody('::command{name="dtx redteam scope"}');
    expect(textOf(html)).toContain(
      'dtx redteam scope [--plugin EXPR]... [--framework EXPR]... DESCRIPTION [OUTPUT]',
    );
    expect(rowsOf(html)).toEqual([
      'dtx-redteam-scope-description',
      'dtx-redteam-scope-output',
      'dtx-redteam-scope--plugin',
      'dtx-redteam-scope--framework',
    ]);
    expect(textOf(html)).toContain('May be given more than once.');
  });

  test('groups many flags and says which rules hold between them, with the reason', async () => {
    const { html } = await renderBody('::command{name="dtx redteam run"}');
    const text = textOf(html);
    expect(text).toContain('dtx redteam run [flags]');
    for (const group of ['Target', 'Tests', 'Limits', 'Evaluation', 'Report'])
      expect(html).toContain(`<strong>${group}</strong>`);
    expect(rowsOf(html)).toContain('dtx-redteam-run--max_prompts');
    expect(text).toContain(
      '--dataset STINGRAY and --eval exclude each other. Each prompt of this dataset carries its own detectors. The exit code is 1.',
    );
    expect(text).toContain('--eval keyword needs --keywords .');
    expect(text).toContain('Without --eval keyword , these have no effect: --keywords .');
  });

  test('names the flags of one attack by their group, and the rules of the wrapper', async () => {
    const { html } = await renderBody(
      '::command{name="dtx attack run"}\n\n::command{name="ddtx redteam run"}',
    );
    expect(textOf(html)).toContain('Without --attack PAIR , these have no effect: the flags under PAIR.');
    expect(textOf(html)).toContain('Without --output , these have no effect: --yml , --json .');
    expect(rowsOf(html).filter((id) => id.startsWith('dtx-attack-run'))).toHaveLength(55);
  });

  test('writes a group of commands with a place for the command', async () => {
    const { html } = await renderBody('::command{name="dtx redteam"}');
    expect(textOf(html)).toContain('dtx redteam [--headless] COMMAND');
  });
});

describe('some flags of a command', () => {
  test('are those with a prefix', async () => {
    const { html } = await renderBody('::options{command="dtx attack run" prefix="--pair-"}');
    expect(rowsOf(html)).toEqual([
      'dtx-attack-run--pair-streams',
      'dtx-attack-run--pair-iters',
      'dtx-attack-run--pair-max-attempts',
    ]);
  });
});

describe('the list of commands', () => {
  test('has the commands of one program without their groups, linked to the reference', async () => {
    const { html } = await renderBody('::commands{program="dtx"}');
    expect(rowsOf(html)).toHaveLength(12);
    expect(html).toContain('href="/quick-start/other-features#dtx-redteam-run"');
    expect(html).not.toContain('#dtx-redteam"');
  });

  test('leads to the reference page of each program', async () => {
    const { html } = await renderBody('::commands{program="ddtx"}');
    expect(rowsOf(html)).toHaveLength(7);
    expect(html).toContain('href="/installation/docker#ddtx-redteam-scope"');
  });
});

test.each([
  ['::command{name="dtx redteem"}', '"dtx redteem" is not a command; known: dtx, dtx redteam'],
  ['::commands{program="garak"}', '"garak" is not a program; known: dtx, ddtx, agents_scope_generator.py'],
  ['::options{command="dtx attack run" prefix="--tip-"}', 'dtx attack run has no flag --tip-'],
])('%s names what is unknown', async (directive, problem) => {
  const [line = '', ...more] = await mistakesOf(() => renderBody(directive));
  expect(more).toEqual([]);
  expect(line).toContain(`line 6: ::${directive.slice(2, directive.indexOf('{'))}: ${problem}`);
});
