import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateConfig } from '../../../../src/mcp/validate-config.ts';
import { publishedSchema } from '../../../../src/product/formats/format-publish.ts';
import { answerOf, smallDocs } from '../../mcp/small-docs.ts';
import { realProduct } from '../../product/product-folder.ts';
import { checkConfig, told } from './check.ts';

const files = globSync('tests/fixtures/dtx-files/**/*.yml').sort();
const url = 'https://docs.example.org';
const product = realProduct();
const docs = smallDocs({ '/try/config': { markdown: '# Check a file\n' } });
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
for (const format of product.formats) ajv.addSchema(publishedSchema(format, product, url));

/** `scope`, `plan` or `report`: what the name of the file says. */
function formatOf(file: string): string {
  return /scope|plan|report/.exec(basename(file))?.[0] ?? '';
}

test('there are files of every kind', () => {
  const count = (format: string) => files.filter((file) => formatOf(file) === format).length;
  expect(count('scope')).toBeGreaterThan(20);
  expect(count('plan')).toBeGreaterThan(10);
  expect(count('report')).toBeGreaterThan(8);
});

describe.each(files)(
  '[2S.38] what DTX wrote has no mistake, and no end of a run is told of it: %s',
  (file) => {
    const text = readFileSync(file, 'utf8');

    test('in the lab, with its name and without', () => {
      for (const name of [basename(file), '']) {
        const outcome = checkConfig(text, name);
        expect(outcome.kind.title).toBe(`A ${formatOf(file)}`);
        expect([...told(outcome, 'errors'), ...told(outcome, 'ends')]).toEqual([]);
      }
    });

    test('in validate_config', async () => {
      const { structured } = await answerOf(validateConfig, { text, file_name: basename(file) }, docs);
      expect(structured.findings.filter(({ kind }) => kind === 'mistake' || kind === 'ends_run')).toEqual([]);
    });

    test('in the published schema', () => {
      const validate = ajv.getSchema(`${url}/schemas/${formatOf(file)}.schema.json`);
      expect(validate?.(parse(text)) || validate?.errors).toBe(true);
    });
  },
);
