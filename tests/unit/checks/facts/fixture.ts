import type { FactCheck } from '../../../../checks/facts/fact-check.ts';
import type { Product } from '../../../../src/product/product.ts';
import { examineFixture, examineText } from '../examples/fixture.ts';

const examining = ({ find }: FactCheck) => ({
  examine: async (...about: Parameters<FactCheck['find']>) => ({ count: 0, problems: await find(...about) }),
});

/** What a check says about `pass.md` or `fail.md` below `tests/fixtures/examples/<id of the check>`, a line each. */
export async function linesOf(check: FactCheck, name: 'pass' | 'fail'): Promise<string[]> {
  return (await examineFixture(examining(check), `${check.id}/${name}.md`)).lines;
}

/** What a check says about a page with this text; line 6 is its first. */
export async function linesIn(
  check: FactCheck,
  text: string,
  product: Partial<Product> = {},
): Promise<string[]> {
  const front =
    '---\ntitle: A page\ndescription: A page with which a check of what pages say is tried here.\ntype: how-to\n---\n';
  return (await examineText(examining(check), 'content/docs/p.md', front + text, product)).lines;
}
