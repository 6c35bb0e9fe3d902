import { describe, expect, test } from 'vitest';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { renderBody, textOf } from './rendered-page.ts';

const text = async (body: string) => textOf((await renderBody(body)).html);

describe('directives about tactics', () => {
  test('compare all tactics, each linked to its page, with the calls its defaults lead to', async () => {
    const { html } = await renderBody('::tactics');
    expect(html.match(/<tr id="tactic-/g)).toHaveLength(8);
    expect(html).toContain('href="/tactics/pair"');
    expect(textOf(html)).toContain('about 75');
    expect(textOf(html)).toContain('--dataset xtreamjb');
    // What is inferred about a tactic is said in its row.
    expect(textOf(html)).toContain('Inferred. That this name means the Xtream engine');
  });

  test('state access and cost; numbers follow from the defaults', async () => {
    const facts = await text('::tactic-facts{id="pair"}');
    expect(facts).toContain('In DTX dtx attack run --attack PAIR');
    expect(facts).toContain('3 × 3 = 9 target calls at most');
    expect(facts).toContain('5 × 3 = 15 target calls at most');
    expect(facts).toContain('Attacker ( --attacker-model , default gpt-4o-mini )');
    expect(await text('::tactic-facts{id="flipattack"}')).toContain('Only those of target and evaluator');
  });

  test('take the default of a flag from the command line, not from the tactic', async () => {
    const { html } = await renderBody('::tactic-parameters{id="tap"}');
    expect(html).toMatch(/<tr id="parameter-tap-depth">.*?<td>5<\/td>.*?tree_depth.*?<td>3<\/td>/);
    expect(html).toMatch(/<tr id="parameter-no-delete-off-topic">.*?<td>off<\/td>/);
  });

  test('say where each parameter is set when it is not one command for all', async () => {
    const parameters = await text('::tactic-parameters{id="adaptive_mtjb"}');
    expect(parameters).toContain('--plugin # dtx redteam scope every plugin');
    expect(parameters).toContain('--max_goals_per_plugin # dtx redteam plan 10');
    expect(await text('::tactic-parameters{id="flipattack"}')).toContain('YAML scope 5');
  });

  test('list the settings of the authors, the fields of a result, the classes and the techniques', async () => {
    const lists = await text(
      [
        '::tactic-reference{id="autodan"}',
        '::tactic-details{id="pair"}',
        '::attack-result',
        '::attack-library',
        '::tactic-defenses',
        '::mutation-techniques',
      ].join('\n\n'),
    );
    expect(lists).toContain('Batch 256');
    expect(lists).toContain('best_stream_index');
    expect(lists).toContain('payload');
    expect(lists).toContain('CrescendoRunner CrescendoConfig CrescendoRunDetails');
    expect(lists).toContain('Decode and normalize before filtering');
    expect(lists).toContain('leetspeak');
  });

  test('list the flags that belong to no single attack', async () => {
    const options = await text('::attack-options');
    expect(options).toContain('--success-threshold N');
    expect(options).not.toContain('--tap-depth');
  });

  test('cite the paper in one line with what its authors publish', async () => {
    const { html } = await renderBody('::tactic-paper{id="pair"}');
    expect(html).toContain('href="https://arxiv.org/abs/2310.08419"');
    expect(textOf(html)).toContain('Hassani, Pappas, and Wong: Jailbreaking Black Box');
    expect(textOf(html)).toContain(', October 2023, IEEE SaTML 2025. Published with it: code .');
    const others = await text('::tactic-paper{id="autodan"}');
    expect(others).toContain('Liu and others: AutoDAN');
    expect(others).toContain(', 2023, ICLR 2024.');
  });

  test.each([
    ['::tactic-facts', 'needs the option "id"'],
    ['::tactic-results{id="pairs"}', '"pairs" is no tactic; known: actor, adaptive_mtjb'],
  ])('refuse what does not exist: %s', async (directive, problem) => {
    const lines = await mistakesOf(() => renderBody(`\n${directive}\n`));
    expectOneLine(lines, 'content/docs/p.md', 'line 7', problem);
  });
});

describe('published results', () => {
  test('name model, figure, setting and source, and mark what was not read in the paper', async () => {
    const { html } = await renderBody('::tactic-results{id="crescendo"}');
    expect(html).toContain('href="https://arxiv.org/abs/2404.01833"');
    expect(textOf(html)).toMatch(
      /Gemini-Pro Average ASR 82\.6% Not confirmed\. Quoted.*? as quoted from the paper Secondary survey/,
    );
  });

  test('have a chart with one bar for each percentage of one metric and setting', async () => {
    const { html, parts } = await renderBody('::tactic-results{id="flipattack"}');
    expect(parts).toContain('results-chart');
    expect(html.match(/<svg/g)).toHaveLength(1);
    expect(html.match(/class="share"/g)).toHaveLength(9);
    expect(html).toContain('width="28.27%"');
    // The average stands last, and is told apart.
    expect(html).toMatch(/<g class="average">(?!.*<g>)/);
  });

  test('sum their chart up for those who do not see it', async () => {
    const { html } = await renderBody('::tactic-results{id="bon"}');
    const label = 'ASR, 10,000 samples, in percent: GPT-4o 89%, Claude 3.5 Sonnet 78%';
    expect(html).toContain(`role="img" aria-label="${label}"`);
  });

  test('mark a chart of figures that are not confirmed', async () => {
    const { html } = await renderBody('::tactic-results{id="tap"}');
    expect(html).toMatch(/<figcaption>.*Secondary survey.*Not confirmed\..*<\/figcaption>/);
  });

  test('have no chart, and so no style of charts, when nothing can be compared', async () => {
    const { html, parts } = await renderBody('::tactic-results{id="pair"}');
    expect(html).not.toContain('<svg');
    expect(parts).not.toContain('results-chart');
  });

  test('draw without inline styles, which the content security policy refuses', async () => {
    const { html } = await renderBody('::tactic-results{id="flipattack"}');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
