import { describe, expect, test } from 'vitest';
import { tacticGlyphs } from '../../../../src/product/tactics/tactic-glyphs.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody, rowsOf, rowText, textOf } from './rendered-page.ts';

const text = async (body: string) => textOf((await renderBody(body)).html);

describe('directives about tactics', () => {
  test('compare all tactics, each linked to its page, with the calls its defaults lead to', async () => {
    const { html } = await renderBody('::tactics');
    expect(html.match(/<tr id="tactic-/g)).toHaveLength(8);
    expect(html).toContain('href="/tactics/pair"');
    expect(rowText(html, 'tactic-pair')).toMatch(/Judge 36 at most$/);
    expect(rowText(html, 'tactic-tap')).toMatch(/24 at most$/);
    expect(rowText(html, 'tactic-flipattack')).toContain('6 at most, for each dataset prompt');
    expect(rowText(html, 'tactic-autodan')).toContain('1, pass on your machine');
    // What its models decide has no default.
    expect(rowText(html, 'tactic-actor')).toMatch(/actors × questions$/);
    expect(textOf(html)).toContain('--dataset xtreamjb');
  });

  test('show the sign of each tactic beside its name', async () => {
    const { html } = await renderBody('::tactics');
    const { tactics } = realProduct();
    expect(Object.keys(tacticGlyphs)).toEqual(tactics.map(({ id }) => id));
    for (const { id } of tactics) expect(html, id).toContain(`d="${tacticGlyphs[id]?.strokes}"`);
    const drawn = Object.values(tacticGlyphs).map(({ strokes }) => strokes);
    expect(new Set(drawn).size).toBe(8);
    for (const path of drawn) expect(path).toMatch(/^[MLHVCAhvlcamz\d.\s-]+$/);
  });

  test('state access, helper models, and what target and judge get', async () => {
    const facts = await text('::tactic-facts{id="pair"}');
    expect(facts).toContain('In DTX dtx attack run --attack PAIR');
    expect(facts).toContain(
      'Attacker ( --attacker-model , default gpt-4o-mini , temperature 0.7, 512 tokens)',
    );
    expect(facts).toContain('Sent to the target One prompt, after the fixed system prompt');
    expect(facts).toContain('The attack prompt, the answer and the objective ( chao2023pair )');
    expect(await text('::tactic-facts{id="flipattack"}')).toContain('Only those of target and evaluator');
  });

  test('count calls by role, with the formula and the numbers at the defaults', async () => {
    const { html: pair } = await renderBody('::tactic-calls{id="pair"}');
    expect(rowText(pair, 'calls-1')).toMatch(
      /^Target, Judge # 36 at most 60 at most --pair-streams × --pair-iters × \(1 \+ --pair-max-attempts \)$/,
    );
    expect(rowText(pair, 'calls-2')).toMatch(
      /^Attacker # 30 \(108 at most\) 50 \(180 at most\) --pair-streams/,
    );
    const { html: crescendo } = await renderBody('::tactic-calls{id="crescendo"}');
    expect(rowText(crescendo, 'calls-1')).toMatch(/^Target # 18 --cres-iterations × --cres-rounds$/);
    expect(rowText(crescendo, 'calls-3')).toMatch(/^Judge, with --eval-model # 12 to 18 --cres-iterations/);
    const { html: actor } = await renderBody('::tactic-calls{id="actor"}');
    expect(textOf(actor)).toContain('actors : Actors that the actors model names; here 3.');
    const { html: adaptive } = await renderBody('::tactic-calls{id="adaptive_mtjb"}');
    expect(textOf(adaptive)).toContain('Turns of a strategy at most; here 7.');
    expect(rowText(adaptive, 'calls-3')).toMatch(
      /^Target, Judge, Attacker # 70 at most, for each behavior min/,
    );
  });

  test('count the calls of the command in the block above, with its flags', async () => {
    const below = (command: string) => text(`\`\`\`bash\n${command}\n\`\`\`\n\n::example-calls`);
    expect(await below('dtx attack run --attack PAIR --task "x" --pair-streams 1 --pair-iters 2')).toContain(
      'Calls of this command: Target, Judge: 1 × 2 × (1 + 3) = 8 at most · Attacker: 1 × (1 + 2 × 3) = 7 (24 at most) .',
    );
    expect(await below('dtx attack run --attack ACTOR --task "x"')).toContain(
      'Counted with actors = 3, questions = 5.',
    );
    expect(
      await below('dtx attack run --attack TAP --task x --tap-depth 2 --tap-width 2 --tap-branch 2'),
    ).toContain(
      'Target, Judge: 1 + sum(k = 1 to 2: min(2, 2 ^ k)) = 5 at most · Attacker: sum(k = 1 to 2: 2 × min(2, 2 ^ (k − 1))) = 6 (30 at most) · Topic filter, by the evaluator: min(1, 2 − 1) × sum(',
    );
  });

  test('refuse to count where no command is above, or one that starts no tactic', async () => {
    expectOneLine(
      await mistakesOf(() => renderBody('\nText.\n\n::example-calls\n')),
      'content/docs/p.md',
      'stands alone, right below a block of code',
    );
    expectOneLine(
      await mistakesOf(() => renderBody('\n```bash\ndtx plugins list\n```\n\n::example-calls\n')),
      'content/docs/p.md',
      'the block above it has no command that starts a tactic',
    );
  });

  test('say which settings do nothing: flags of the command line, fields of the library, common flags', async () => {
    const { html: tap } = await renderBody('::tactic-parameters{id="tap"}');
    expect(rowText(tap, 'parameter-tap-keep-last-n')).toContain(
      'history. Has no effect. The attacker model never sees earlier answers.',
    );
    expect(textOf(tap)).toContain('Flags of all attacks that this one ignores: --temperature .');
    const { html: pair } = await renderBody('::tactic-parameters{id="pair"}');
    expect(rowText(pair, 'parameter-keep_last_n')).toContain(
      'Has no effect. The attacker sees the last answer',
    );
    expect(textOf(pair)).not.toContain('ignores');
  });

  test('say what a common field of the result means for one attack, before its own', async () => {
    const { html } = await renderBody('::tactic-details{id="crescendo"}');
    expect(rowsOf(html).slice(0, 5)).toEqual([
      'field-success',
      'field-score',
      'field-prompt',
      'field-response',
      'field-n_questions',
    ]);
    expect(rowText(html, 'field-success')).toContain('it says nothing about a jailbreak');
    expect(rowText(html, 'field-avg_round_score')).toContain('1 to 10');
  });

  test('give scale and threshold of the templates of the judge', async () => {
    const { html } = await renderBody('::judge-templates');
    expect(rowText(html, 'template-qi2023finetuning')).toContain('1–5 5 1');
    expect(rowText(html, 'template-zhang2024shieldlm')).toContain('0–1 1 0 1 is unsafe');
  });

  test('take the default of a flag from the command line, not from the tactic', async () => {
    const { html } = await renderBody('::tactic-parameters{id="tap"}');
    expect(html).toMatch(/<tr id="parameter-tap-depth">.*?<td>5<\/td>.*?tree_depth.*?<td>3<\/td>/);
    expect(html).toMatch(/<tr id="parameter-no-delete-off-topic">.*?<td>off<\/td>/);
    // The default of `--eval-model` does not hold for an attack that has a judge only when one is named.
    const crescendo = await renderBody('::tactic-parameters{id="crescendo"}');
    expect(rowText(crescendo.html, 'parameter-eval-model')).toContain(
      '--eval-model # no judge Judge; without it',
    );
  });

  test('say where each parameter is set when it is not one command for all', async () => {
    const parameters = await text('::tactic-parameters{id="adaptive_mtjb"}');
    expect(parameters).toContain('--plugin # dtx redteam scope every plugin');
    expect(parameters).toContain('--max_goals_per_plugin # dtx redteam plan 10');
    expect(await text('::tactic-parameters{id="flipattack"}')).toContain('YAML scope 5');
  });

  test('list the fields of a result, the classes and the techniques', async () => {
    const lists = await text(
      [
        '::tactic-details{id="pair"}',
        '::attack-result',
        '::attack-library',
        '::tactic-defenses',
        '::mutation-techniques',
      ].join('\n\n'),
    );
    expect(lists).toContain('best_stream_index');
    expect(lists).toContain('Best Score: # score Rating of the best try');
    expect(lists).toContain('payload');
    expect(lists).toContain('CrescendoRunner CrescendoConfig CrescendoRunDetails');
    expect(lists).toContain('Decode and normalize before filtering [plausible]');
    expect(lists).toContain('leetspeak');
  });

  test('bring the styles of what an attack is drawn by, also where its log is written', async () => {
    for (const body of ['::attack-lab{id="flipattack"}', '::attack-log{id="flipattack" part="end"}']) {
      expect([...(await renderBody(body)).parts], body).toEqual(
        expect.arrayContaining(['attacks', 'attack-flip']),
      );
    }
    expect([...(await renderBody('::attack-lab{id="tap"}')).parts]).not.toContain('attack-flip');
  });

  test('[2S.40] show an attack as a picture with its run in words, which has the style of a picture alone', async () => {
    const lab = await renderBody('::attack-lab{id="flipattack"}');
    const poster = await renderBody('::attack-poster{id="flipattack"}');
    expect([...poster.parts]).toEqual(expect.arrayContaining(['attack-figure', 'attack-flip']));
    for (const part of ['lab', 'attacks', 'attack-text'] as const) {
      expect(lab.parts).toContain(part);
      expect(poster.parts).not.toContain(part);
    }
    const sentences = [...poster.html.matchAll(/<li>(.*?)<\/li>/g)].map(([, sentence]) => sentence ?? '');
    expect(sentences.length).toBeGreaterThan(10);
    for (const sentence of sentences) expect(lab.html).toContain(sentence);
    expect(poster.html.match(/<button[^>]*name="(?!retry)/g)).toEqual(['<button type="button" name="']);
    expect(poster.html).not.toMatch(/<input|<select|<textarea|attack-frames/);
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
    expect(textOf(html)).toContain(', October 2023, IEEE SaTML 2025');
    expect(textOf(html)).toContain('Published with it: code .');
    const all = await text('::tactic-paper{id="autodan"}');
    expect(all).toContain('Liu, Xu, Chen, and Xiao: AutoDAN');
    expect(all).toContain(', 2023, ICLR 2024.');
  });

  test('set paper and DTX side by side, with the defaults of the command line', async () => {
    const { html } = await renderBody('::tactic-compared{id="pair"}');
    const compared = textOf(html);
    expect(compared).toContain('Setting Paper In DTX History The attacker keeps the last 4 turns');
    expect(compared).toContain('3 streams of 3 iterations, 3 refinements in each');
    expect(compared).not.toContain('{--');
    const crescendo = await text('::tactic-compared{id="crescendo"}');
    expect(crescendo).toContain('10 attempts of up to 10 rounds');
    const flip = await text('::tactic-compared{id="flipattack"}');
    expect(flip).toContain('up to 5 variants are sent');
  });

  test('name the attack in five tools, or say that none was found', async () => {
    const { html } = await renderBody('::tactic-elsewhere{id="bon"}');
    expect(textOf(html)).toMatch(
      /^Tool Name PyRIT none found garak none found promptfoo best-of-n DeepTeam none found HarmBench none found$/,
    );
    expect(html).toContain('href="https://promptfoo.dev/docs/red-team/strategies/best-of-n"');
  });

  test('mark each measure with its evidence, and give what was measured with its source', async () => {
    const { html } = await renderBody('::tactic-defense{id="tap"}');
    expect(textOf(html)).toMatch(
      /Moderate the answer\. \[contested\] TAP looks .* not down at all on GPT-4o\. \( TAP paper \)/,
    );
    expect(textOf(html)).toContain('Limit retries on one aim. [plausible] A tree sends');
  });

  test('give the paper as BibTeX in a block to copy', async () => {
    const { html } = await renderBody('::tactic-bibtex{id="tap"}');
    expect(html).toContain('data-language="bibtex"');
    expect(html).toContain('@misc{mehrotra2023tree,');
    expect(html).toContain('<button type="button" data-copy=');
  });

  test('compute what a rate of success says', async () => {
    expect(await text('::rate-intervals{cases="3/5, 45/50"}')).toBe(
      'Broken Rate 95% interval 3 of 5 60.0% 23.1% to 88.2% 45 of 50 90.0% 78.6% to 95.7%',
    );
    expect(await text('::rate-corrections{rates="20, 90" false-positives="13" false-negatives="0"}')).toBe(
      'Rate by the judge Corrected rate 20.0% 8.0% 90.0% 88.5%',
    );
    expect(await text('::rate-repeats{rates="1, 20" tries="5, 100"}')).toBe(
      'Chance of one try 5 tries 100 tries 1.0% 4.9% 63.4% 20.0% 67.2% &gt; 99.9%',
    );
  });

  test.each([
    ['::tactic-facts', 'needs the option "id"'],
    ['::rate-intervals{cases="5/3"}', '"5/3" is not a list of cases'],
    ['::rate-corrections{rates="20" false-positives="x" false-negatives="0"}', '"x" is not in percent'],
    ['::rate-repeats{rates="20" tries="0"}', '"0" is not a list of tries'],
    ['::tactic-results{id="pairs"}', '"pairs" is not a tactic; known: actor, adaptive_mtjb'],
  ])('refuse what does not exist: %s', async (directive, problem) => {
    const lines = await mistakesOf(() => renderBody(`\n${directive}\n`));
    expectOneLine(lines, 'content/docs/p.md', 'line 7', problem);
  });
});

describe('published results', () => {
  test('name model, figure, setting and source, and say what is quoted from a survey', async () => {
    const { html } = await renderBody('::tactic-results{id="crescendo"}');
    expect(html).toContain('href="https://arxiv.org/abs/2404.01833"');
    expect(textOf(html)).toMatch(
      /as a survey quotes them.*Gemini-Pro Average ASR 82\.6% AdvBench subset Secondary survey/,
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

  test('say how they were measured, and fold the figures of the charts away, each once', async () => {
    const { html } = await renderBody('::tactic-results{id="bon"}');
    expect(textOf(html)).toMatch(/^10,000 samples : 159 HarmBench behaviors, temperature 1\./);
    const [before = '', folded = '', after = ''] = html.split(/<\/?details[^>]*>/);
    expect(before).not.toContain('<table');
    expect(textOf(folded)).toMatch(
      /^Figures of the charts Model Metric Result Setting Source Claude 3 Opus ASR 92\.45%/,
    );
    expect(textOf(after)).toMatch(/o1 ASR 37% 5,000 samples/);
    expect(textOf(after)).not.toContain('92.45%');
    expect(folded.match(/<tr>/g)?.length).toBeGreaterThan(5);
  });

  test('sum their chart up for those who do not see it', async () => {
    const { html } = await renderBody('::tactic-results{id="bon"}');
    const label = 'ASR, 10,000 samples, in percent: GPT-4o mini 94.91%, Claude 3 Opus 92.45%, GPT-4o 88.68%';
    expect(html).toContain(`role="img" aria-label="${label}`);
  });

  test('name the source of a chart', async () => {
    const { html } = await renderBody('::tactic-results{id="crescendo"}');
    expect(html).toMatch(/<figcaption>.*Secondary survey.*<\/figcaption>/);
  });

  test('have no chart, and so no style of charts, when nothing can be compared', async () => {
    const { html, parts } = await renderBody('::tactic-results{id="autodan"}');
    expect(html).not.toContain('<svg');
    expect(parts).not.toContain('results-chart');
  });

  test('draw without inline styles, which the content security policy refuses', async () => {
    const { html } = await renderBody('::tactic-results{id="flipattack"}');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
