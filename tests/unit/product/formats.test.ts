import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { fieldsOf, locate } from '../../../src/product/formats/format-fields.ts';
import { placeText } from '../../../src/product/formats/format-problems.ts';
import { publishedSchema } from '../../../src/product/formats/format-publish.ts';
import { validateFormat } from '../../../src/product/formats/format-validation.ts';
import { likelyMessage, messageSchema } from '../../../src/product/formats/messages.ts';
import { loadProduct } from '../../../src/product/product.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';
import { changedProduct, realProduct } from './product-folder.ts';

const file = 'content/product/formats/scope.schema.json';

/** What an author reads after one change of the scope's schema. */
const mistakes = (from: string, to: string) =>
  mistakesOf(() =>
    loadProduct(
      changedProduct('formats/scope.schema.json', (text) => {
        if (!text.includes(from)) throw new Error(`The scope has no ${from}`);
        return text.replace(from, to);
      }),
    ),
  );

describe('a format', () => {
  test('that is not JSON is named', async () => {
    expectOneLine(await mistakes('{', '['), file, 'not valid JSON');
  });

  test('needs a source, and says how it is known', async () => {
    expectOneLine(
      await mistakes('"x-source": ["runs/runs-1.1", "dtx-models/scope", "dtx-cli/main"],', ''),
      file,
      'x-source',
      'missing',
    );
    expectOneLine(await mistakes('"x-evidence": "parsed",', ''), file, 'x-evidence', 'missing');
  });

  test('names sources that are listed', async () => {
    expectOneLine(
      await mistakes('["runs/runs-1.1", "dtx-models/scope", "dtx-cli/main"]', '["runs/runs-1.1", "hearsay"]'),
      file,
      '"hearsay" is not in sources.yml',
    );
  });

  test('says what is doubtful about a field whose doubt can be settled', async () => {
    const lines = await mistakes('"name": {', '"name": { "x-evidence": "read", "x-settle": "x",');
    expectOneLine(lines, file, '$defs.agent.properties.name: field "settle" without "note"', 'Say in');
  });

  test('describes every field', async () => {
    const lines = await mistakes('"description": "Its name.", ', '');
    expectOneLine(lines, file, '$defs.agent.properties.name: description is missing');
  });

  test('refers to lists of the model that exist', async () => {
    const lines = await mistakes('"x-model": "plugins"', '"x-model": "plugin"');
    expectOneLine(lines, file, '$defs.plugin-id', 'no list "plugin"', 'Known: datasets, plugins');
  });

  test('names nothing that the model lacks, not even in a condition', async () => {
    const lines = await mistakesOf(() =>
      loadProduct(
        changedProduct('formats/provider.schema.json', (text) =>
          text.replace('"const": "http"', '"const": "https"'),
        ),
      ),
    );
    expectOneLine(
      lines,
      'content/product/formats/provider.schema.json',
      '.if.',
      '"https" is not in the model',
    );
  });

  test('compiles, and the file that does not is the one that is blamed', async () => {
    const invalid = await mistakes('"type": "object"', '"type": "objekt"');
    expectOneLine(invalid, file, 'does not compile (/', 'type must be equal to one of the allowed values');
    expectOneLine(await mistakes('"default": 15', '"maximun": 15'), file, 'does not compile', '"maximun"');
    const dead = await mistakes('#/$defs/plugin-id', '#/$defs/plugin-idea');
    expectOneLine(dead, file, 'does not compile', 'plugin-idea');
  });
});

describe('the formats of the project', () => {
  const product = realProduct();

  const problems = (format: string, of: string | undefined, data: unknown, part = false) => {
    const located = locate(product.formats, format, of);
    if (!located) throw new Error(`no ${format} ${of}`);
    return validateFormat(product, located, data, part).map(
      ({ path, problem }) => `${placeText(path)}: ${problem}`,
    );
  };

  test('are published as plain JSON Schema that any validator takes', () => {
    const published = product.formats.map((format) =>
      publishedSchema(format, product, 'https://docs.example.org'),
    );
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    for (const schema of published) ajv.addSchema(schema);
    for (const { name } of product.formats)
      expect(ajv.getSchema(`https://docs.example.org/schemas/${name}.schema.json`), name).toBeDefined();
    expect(JSON.stringify(published)).not.toContain('"x-');
  });

  test('take a plugin of a later version when published, and a dataset only from the model', () => {
    const text = (name: string) =>
      JSON.stringify(
        publishedSchema(
          product.formats.find((format) => format.name === name) ?? { name, schema: {} },
          product,
          'https://docs.example.org',
        ),
      );
    expect(text('scope')).toMatch(/"pattern":"[^"]*","examples":\[[^\]]*"toxicity:severe_toxicity:insults"/);
    expect(text('scope')).not.toContain('"enum":["toxicity');
    expect(text('plan')).toContain('HF_AIRBENCH');
  });

  test('tell a doubt in the description when published', () => {
    const doubtful = {
      title: 'Thing',
      'x-note': 'Nobody tried it.',
      'x-settle': '`dtx plugins list`',
      description: 'A thing.',
    };
    expect(
      publishedSchema({ name: 'thing', schema: doubtful }, product, 'https://docs.example.org').description,
    ).toBe('A thing. Not certain: Nobody tried it. To find out: `dtx plugins list`');
  });

  test('waive required fields of the outermost object of a part, and of no other', () => {
    expect(problems('scope', undefined, {})).toEqual(['agent: missing', 'redteam: missing']);
    expect(problems('scope', undefined, {}, true)).toEqual([]);
    expect(problems('scope', undefined, { agent: {} }, true)).toEqual(['agent.description: missing']);
  });

  test('find an object by its fields, through lists and references to other files', () => {
    expect(locate(product.formats, 'scope', 'environments.vars')?.format).toBe('environment');
    const method = locate(product.formats, 'scope', 'redteam.global_evaluator.evaluation_method');
    expect(method?.schema.title).toBe('Evaluation method');
    expect(locate(product.formats, 'scope', 'redteam.nothing')).toBeUndefined();
    expect(locate(product.formats, 'nothing')).toBeUndefined();
  });

  test('list the fields of an object with those it includes', () => {
    const located = locate(product.formats, 'provider', 'http-raw');
    const fields = located ? fieldsOf(product.formats, located) : [];
    expect(fields.map(({ name }) => name)).toEqual([
      'type',
      'raw_request',
      'use_https',
      'max_retries',
      'validate_response',
      'transform_request',
      'transform_response',
      'example_response',
    ]);
    expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['raw_request']);
  });

  test.each([
    [
      'provider',
      'huggingface',
      { model: 'm', task: 'text-generation', params: { temperature: 2 } },
      ['params.temperature: must be <= 1'],
    ],
    ['provider', 'openai', { model: 'm', reasoning: 'high' }, []],
    ['provider', 'openai', { model: 'm', endpoitn: 'x' }, ['endpoitn: unknown field']],
    ['provider', 'http', { type: 'http-raw' }, ['raw_request: missing']],
    ['evaluator', 'method', { modules: ['a'] }, []],
    ['evaluator', 'method', { eval_model_type: 'TOXICITY' }, ['eval_model_name: missing']],
    ['prompts', 'template', { provider: 'other', config: { a: 1 } }, []],
    [
      'prompts',
      'template',
      { provider: 'app', config: { a: 1 } },
      ['config.full_name: missing', 'config.a: unknown field'],
    ],
    [
      'prompts',
      'template',
      { provider: 'langhub', config: { a: 1 } },
      ['config.full_name: missing', 'config.a: unknown field'],
    ],
    [
      'scope',
      'tactic',
      { name: 'flip_attack', config: { modes: ['FXX'] } },
      ['config.modes[0]: "FXX" is not allowed'],
    ],
    ['scope', 'plugin', 5, [': must be text or an object, not a number']],
    ['report', 'rating', { score: 11, severity: 'Low' }, ['score: must be <= 10']],
    [
      'report',
      'risk-scores',
      { overall: { score: 4, severity: 'Medium' } },
      ['overall.score: unknown field', 'overall.severity: unknown field'],
    ],
    ['report', 'risk-scores', { overall: { overall_score: { score: 4, severity: 'Medium' } } }, []],
    ['report', 'result', { run_id: 'x' }, ['run_id: "x" does not have the right form']],
    ['environment', undefined, { vars: { A: 1 } }, []],
    [
      'environment',
      undefined,
      { vars: { A: [] } },
      ['vars.A: must be text or a number or true or false, not a list'],
    ],
    [
      'prompts',
      'turn',
      { role: 'user', message: '' },
      ['role: "user" is not allowed', 'message: must not be empty'],
    ],
  ])('judge %s %s %j', (format, of, data, expected) => {
    expect(problems(format, of, data).sort()).toEqual([...expected].sort());
  });

  test('stand for messages of the API, whose fields go by either name', () => {
    const schema = messageSchema(product.api, 'PromptEvaluationResponse');
    expect(JSON.stringify(schema)).toContain('"threatClass"');
    expect(JSON.stringify(schema)).toContain('"threat_class"');
    expect(() => messageSchema(product.api, 'Nothing')).toThrow('no message "Nothing"');
    expect(likelyMessage(product.api, ['prompt', 'responses'])).toBe('PromptEvaluationRequest');
    expect(likelyMessage(product.api, ['status', 'responses'])).toBe('PromptEvaluationResponse');
    expect(likelyMessage(product.api, ['colour'])).toBeUndefined();
  });
});
