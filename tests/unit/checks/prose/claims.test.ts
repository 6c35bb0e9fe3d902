import { describe, expect, test } from 'vitest';
import { claims } from '../../../../checks/prose/claims.ts';
import { claimPattern, claimsSchema } from '../../../../src/product/claims.ts';
import type { Product } from '../../../../src/product/product.ts';
import { realProduct } from '../../product/product-folder.ts';
import { linesOf } from './fixture.ts';

const claim = {
  id: 'go-client-names',
  statement: 'The Go client has a known module path.',
  patterns: ['buf.build/gen/go/detoxio-ai'],
  source: ['s'],
  evidence: 'not tried',
  settle: '`dtx --help`',
  note: 'No client was seen.',
};
const limits = { ...claim, id: 'limits', patterns: ['/\\b\\d+ requests per minute/'] };
const names = [
  { id: 'a:b:old_check', evidence: 'not tried', settle: '`dtx --help`', note: 'Seen once.', source: ['s'] },
  { id: 'web', evidence: 'not tried', settle: '`dtx --help`', note: 'Seen once.', source: ['s'] },
];
// What the check reads of the model: its claims, and every entry with a name and an evidence.
const product = { claims: claimsSchema.parse([claim, limits]), plugins: names } as unknown as Product;

test('claims that are marked where they stand pass: in the block, item, row, or beside the code', async () => {
  expect(await linesOf(claims, 'pass', { product })).toEqual([]);
});

test('claims without a mark are errors that name line, claim and what is doubtful', async () => {
  const lines = await linesOf(claims, 'fail', { product });
  const fix = 'Put it into :::not-tried, write "not tried" beside it, or remove it.';
  const go = `"buf.build/gen/go/detoxio-ai" is the claim "go-client-names", which is doubtful (No client was seen)`;
  expect(lines).toEqual([
    `content/docs/fail.md: line 8: ${go}. ${fix}`,
    `content/docs/fail.md: line 11: "100 requests per minute" is the claim "limits", which is doubtful (No client was seen). ${fix}`,
    `content/docs/fail.md: line 17: ${go}. ${fix}`,
    `content/docs/fail.md: line 21: ${go}. ${fix}`,
    `content/docs/fail.md: line 26: "a:b:old_check" is \`a:b:old_check\` of the product model, which is doubtful (Seen once). ${fix}`,
  ]);
});

describe('a pattern', () => {
  test('is text as it stands, or a regular expression between slashes', () => {
    expect('a.b'.match(claimPattern('a.b'))).not.toBeNull();
    expect('axb'.match(claimPattern('a.b'))).toBeNull();
    expect('axb'.match(claimPattern('/A.B/'))).not.toBeNull();
  });

  test('finds words across a line break', () => {
    expect('per\n  minute'.match(claimPattern('per minute'))).not.toBeNull();
  });

  test('that is not a regular expression is an error of the model', () => {
    expect(claimsSchema.safeParse([{ ...claim, patterns: ['/(/'] }]).success).toBe(false);
  });
});

test('a claim that runs refute is one without a step that would settle it', () => {
  const { settle: _, ...refuted } = { ...claim, evidence: 'run' };
  expect(claimsSchema.safeParse([refuted]).success).toBe(true);
});

test('the claims of the project are read with its model', () => {
  const real = realProduct();
  expect(real?.claims.length).toBeGreaterThan(10);
});
