import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFormat } from '../../../src/product/formats/check-format.ts';
import { mostErrors, schemaErrors } from '../../../src/product/formats/check-schema.ts';
import { formatChecks } from '../../../src/product/formats/format-checks.ts';
import { validateFormat } from '../../../src/product/formats/format-validation.ts';
import { documentsOfPages, mutated } from '../labs/config/documents.ts';
import { realProduct } from './product-folder.ts';

const product = realProduct();
const checks = formatChecks(product);
const otherName = 'Correct it or add it to content/product';

describe('a document that is checked in a page', () => {
  test('[2S.38] has the problems that Ajv finds, in the same words and order, however it was changed', () => {
    const documents = documentsOfPages();
    expect(documents.length).toBeGreaterThan(40);
    const formats = product.formats.map(({ name }) => name);
    let wrong = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...documents).chain(({ value }) => mutated(value)),
        fc.constantFrom(...formats),
        fc.boolean(),
        (value, format, part) => {
          const found = checkFormat(checks, format, value, { part, otherName });
          expect(found).toEqual(validateFormat(product, { format, pointer: '' }, value, part));
          if (found.length > 0) wrong++;
        },
      ),
      { numRuns: 4000 },
    );
    expect(wrong).toBeGreaterThan(1000);
  });

  test('has the problems that Ajv finds in a part as well', () => {
    for (const { name, schema } of product.formats)
      for (const part of Object.keys(schema.$defs ?? {}))
        fc.assert(
          fc.property(
            fc.constantFrom(...documentsOfPages()).chain(({ value }) => mutated(value)),
            (value) => {
              const pointer = `/$defs/${part}`;
              expect(checkFormat(checks, `${name}#${pointer}`, value, { otherName })).toEqual(
                validateFormat(product, { format: name, pointer }, value),
              );
            },
          ),
          { numRuns: 40 },
        );
  });

  test('stops where nobody reads on', () => {
    const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i]));
    expect(schemaErrors(checks.schemas, 'scope', fields)).toHaveLength(mostErrors);
  });
});

test('a keyword that the check does not know is refused by the build', () => {
  const [first] = product.formats;
  const odd = { name: 'odd', schema: { ...first?.schema, properties: { a: { uniqueItems: true } } } };
  expect(() => formatChecks({ ...product, formats: [odd] })).toThrow('odd.properties.uniqueItems');
  const object = { name: 'odd', schema: { const: { a: 1 } } };
  expect(() => formatChecks({ ...product, formats: [object] })).toThrow('odd.const');
});
