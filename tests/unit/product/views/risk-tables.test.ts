import { describe, expect, test } from 'vitest';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody as render, rowText as row, rowsOf, textOf } from './rendered-page.ts';

const renderBody = async (body: string) => (await render(body)).html;

describe('tables of plugins and frameworks', () => {
  test('list the 59 plugins and the one that only a scope by hand selects', async () => {
    const html = await renderBody('::plugins');
    expect(rowsOf(html)).toHaveLength(60);
    expect(html).not.toContain('class="doubt"');
    expect(rowsOf(html).at(-1)).toBe('plugin-defense_bypass-prompt_injection-text_flipping');
    expect(textOf(html)).toContain('dtx plugins list prints the product');
  });

  test('list one category', async () => {
    const html = await renderBody('::plugins{category="toxicity"}');
    expect(rowsOf(html)).toHaveLength(6);
    expect(rowsOf(html)[0]).toBe('plugin-toxicity-hate_speech-harassment');
  });

  test('say which controls a plugin serves, read from the frameworks', async () => {
    const html = await renderBody('::plugins{category="information_hazard"}');
    const leak = row(html, 'plugin-information_hazard-personal_identification-api-db-leak');
    expect(leak).toContain('NIST AI RMF, Measure 2.1 AITG-APP-03');
  });

  test('mark a control whose mapping is doubtful at each plugin that serves it', async () => {
    const product = realProduct();
    const { frameworks } = JSON.parse(
      JSON.stringify({ frameworks: product.frameworks }).replace(
        '"id":"AITG-APP-12"',
        '"id":"AITG-APP-12","note":"By its name.","settle":"`dtx plugins list`"',
      ),
    ) as Pick<typeof product, 'frameworks'>;
    const { html } = await render('::plugins{category="toxicity"}', undefined, (site) => ({
      ...site,
      product: { ...product, frameworks },
    }));
    const harassment = row(html, 'plugin-toxicity-hate_speech-harassment');
    expect(harassment).toMatch(/AITG-APP-12 Read in the code, not run\. By its name\./);
    expect(row(html, 'plugin-toxicity-severe_toxicity-insults')).not.toContain('By its name');
  });

  test('say which datasets have prompts for a plugin, and for a control', async () => {
    const plugins = await renderBody('::plugins{category="defense_bypass"}');
    expect(row(plugins, 'plugin-defense_bypass-hacking-sqli')).toMatch(/injected SQL\. garak –$/);
    expect(row(plugins, 'plugin-defense_bypass-hacking-ssrf')).toMatch(/not send\. – –$/);
    const controls = await renderBody('::framework{id="owasp-aitg"}');
    const served = rowsOf(controls).filter((id) => row(controls, id).includes('owasp_aitg'));
    expect(served.map((id) => id.slice(-2))).toEqual(['01', '02', '08', '10', '11']);
  });

  test('count plugins by category', async () => {
    const html = await renderBody('::plugin-categories');
    const counts = rowsOf(html).map((id) => [id, Number(row(html, id).match(/\b\d+\b/)?.[0])]);
    expect(counts).toEqual([
      ['category-toxicity', 6],
      ['category-misinformation', 19],
      ['category-information_hazard', 9],
      ['category-malicious_use', 8],
      ['category-human_computer_interaction', 1],
      ['category-defense_bypass', 16],
    ]);
  });

  test('say what selects each framework, and that one selects no plugin', async () => {
    const html = await renderBody('::frameworks');
    expect(rowsOf(html)).toHaveLength(10);
    expect(row(html, 'framework-owasp-llm-top-10')).toMatch(/owasp_llm .* 10 34 of 35$/);
    expect(row(html, 'framework-gdpr')).toMatch(/ 9 49$/);
    expect(row(html, 'framework-owasp-agentic')).toMatch(/owasp_agents .* 1 0$/);
  });

  test('list the controls of a framework with their plugins', async () => {
    const html = await renderBody('::framework{id="owasp-aitg"}');
    expect(rowsOf(html)).toHaveLength(14);
    expect(row(html, 'owasp-aitg-aitg-app-12')).toContain('toxicity:hate_speech:harassment');
  });

  test('count the plugins of each framework', async () => {
    const html = await renderBody('::framework-counts');
    const entries = html.split('<li>').slice(1).map(textOf);
    expect(entries).toHaveLength(realProduct().frameworks.length);
    expect(entries[0]).toBe('NIST AI RMF 24 plugins');
    expect(entries).toContain('GDPR 49 plugins');
    expect(html).toContain('href="/architecture/ai_frameworks#framework-owasp-aitg"');
  });

  test.each([
    ['::plugins{category="toxic"}', '"toxic" is not a plugin category; known: toxicity'],
    ['::framework{id="gdpr"}', '"gdpr" is not a framework with known controls; known: nist-ai-rmf'],
    ['::framework', 'needs the option "id"'],
    ['::variables{group="key"}', '"key" is not a group of variables; known: keys'],
    ['::variables{program="dtx"}', '"dtx" is not a program'],
  ])('refuse what does not exist: %s', async (directive, problem) => {
    const lines = await mistakesOf(() => renderBody(`\n${directive}\n`));
    expectOneLine(lines, 'content/docs/p.md', 'line 7', problem);
  });
});

describe('tables of evaluators, datasets and variables', () => {
  test('list evaluators with flags, type and needs', async () => {
    const html = await renderBody('::evaluators');
    expect(rowsOf(html)).toHaveLength(7);
    expect(row(html, 'evaluator-ibm125')).toContain('ibm125 , ibm # IBM_GRANITE_TOXICITY_HAP_125M TOXICITY');
    expect(row(html, 'evaluator-keyword')).toMatch(/--keywords$/);
    expect(row(html, 'evaluator-openai')).toMatch(/OPENAI_API_KEY$/);
  });

  test('say when each evaluator passes, what it reads and what judges when it is missing', async () => {
    const html = await renderBody('::evaluator-verdicts');
    expect(textOf(html)).toContain('--eval Pass and fail Reads When not available');
    expect(row(html, 'verdict-keyword')).toMatch(
      /Fails when one of the words .* last assistant message.* –$/,
    );
    expect(row(html, 'verdict-jsonpath')).toContain(
      'Passes when an expression gives anything but false, null, 0 or an empty value',
    );
    expect(row(html, 'verdict-ollama')).toContain('Granite 125M judges, without a message');
    expect(row(html, 'verdict-openai')).toContain('EvaluatorNotAvailable');
  });

  test('give the expressions chosen by a keyword in full', async () => {
    const html = await renderBody('::automatic-evaluators');
    expect(row(html, 'automatic-toxic-bert')).toContain('any(.scores | to_entries[]; .value &gt; 0.8)');
  });

  test('give for each type of evaluator what it is called by', async () => {
    expect(row(await renderBody('::evaluator-types'), 'evaluator-type-policy')).toMatch(/openai$/);
  });

  test('list the 15 datasets; a default judge brings its own needs', async () => {
    const html = await renderBody('::datasets');
    expect(rowsOf(html)).toHaveLength(15);
    expect(row(html, 'dataset-hf_airbench')).toContain('OPENAI_API_KEY for the default judge');
    expect(row(html, 'dataset-hf_airbench')).toContain('Default of the command line');
    expect(row(html, 'dataset-stargazer')).toMatch(/# openai .*OPENAI_API_KEY$/);
    expect(row(html, 'dataset-hf_aisafety')).toContain('configuration safe-rlhf');
  });

  test('say how prompts of a dataset are judged, what --eval does and whether replies are stored', async () => {
    const html = await renderBody('::dataset-evaluators');
    expect(rowsOf(html)).toHaveLength(15);
    expect(row(html, 'judge-stingray')).toMatch(/Detectors stored with each prompt.* not possible –$/);
    expect(row(html, 'judge-xtream_jb')).toMatch(/A 5 fails\. ignored –$/);
    expect(row(html, 'judge-hf_renellm')).toMatch(/renellm any yes yes$/);
    expect(row(html, 'judge-hf_hackaprompt')).toContain('keyword : The completion');
    expect(row(html, 'judge-hf_owasp_aitg')).toMatch(/openai yes –$/);
  });

  test('list the plugins that a dataset has prompts for, where they are known', async () => {
    const html = await renderBody('::dataset-plugins');
    const served = (id: string) => row(html, `served-${id}`).match(/\w+:[\w-]+/g)?.length;
    expect([served('hf-airbench'), served('hf-beavertails'), served('stingray')]).toEqual([28, 21, 18]);
    expect(row(html, 'served-hf-hackaprompt')).toContain('defense_bypass: prompt_injection:direct_injection');
    expect(row(html, 'served-xtream-jb')).toContain('HarmBench');
    expect(rowsOf(html)).not.toContain('served-stargazer');
  });

  test('say of a variable what cannot run without it', async () => {
    const html = await renderBody('::variables{group="keys"}');
    expect(row(html, 'variable-hf_token')).toContain('dataset HF_LMSYS');
    const needs = row(html, 'variable-openai_api_key');
    expect(needs).toContain('dataset STARGAZER , dataset XTREAM_JB , evaluator openai');
    expect(needs).toContain('agent openai');
    expect(html).toContain('href="https://console.groq.com/keys"');
  });

  test('show only the columns that a group fills', async () => {
    const headings = async (body: string) =>
      [...(await renderBody(body)).matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name);
    expect(await headings('::variables{group="keys"}')).toEqual([
      'Variable',
      'Used for',
      'Required by',
      'Where to get it',
    ]);
    expect(await headings('::variables{group="settings"}')).toEqual([
      'Variable',
      'Used for',
      'Default or values',
    ]);
  });

  test('name the five variables that the Docker wrapper hands on', async () => {
    const html = await renderBody('::variables{program="ddtx"}');
    expect(rowsOf(html)).toEqual([
      'variable-openai_api_key',
      'variable-detoxio_api_key',
      'variable-hf_token',
      'variable-openai_base_url',
      'variable-detoxio_base_url',
    ]);
  });

  test('list everything that needs a variable', async () => {
    const html = await renderBody('::requirements');
    expect(rowsOf(html)).toContain('needs-dataset-xtream_jb');
    expect(row(html, 'needs-evaluator-openai')).toBe('evaluator openai # OPENAI_API_KEY');
    expect(rowsOf(html)).not.toContain('needs-dataset-stingray');
  });
});
