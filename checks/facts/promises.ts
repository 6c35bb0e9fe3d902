import { needsText } from '../../src/product/environment/requirements.ts';
import type { Product } from '../../src/product/product.ts';
import { type FactCheck, type Mistake, reported } from './fact-check.ts';
import { type Statement, statementsOf } from './statements.ts';
import { type Subject, subjectsInCode, subjectsNamed } from './subjects.ts';

/** Nobody is promised to need no key, or to work without a network, where the model says otherwise. */
export const promises: FactCheck = {
  id: 'promises',
  async find(source, product) {
    const found = await Promise.all(
      statementsOf(source).map(async (statement) => {
        const mistake = await promiseMistake(statement, product);
        return mistake ? [{ ...mistake, line: statement.line }] : [];
      }),
    );
    return reported(source, found.flat());
  },
};

const withoutKey =
  /\b(?:no|without (?:an?|any)) (?:(?!key\b|api\b)(?<maker>[A-Z]\w+) )?(?:API )?keys?\b(?! (?:of|in|for|from|that|and values?)\b)/i;
const withoutNetwork =
  /\boffline\b|\b(?:no|without(?: (?:a|an|any))?) (?:network|internet)(?: connection| access)?\b/i;
const withoutContact =
  /\bnothing (?:ever )?leaves\b|\bno (?:data|text|prompts?)(?: ever)? leaves?\b|\bcontacts? no (?:other )?(?:hosts?|servers?|machine)\b/i;
/** A condition or what comes of it, a question or a doubt: no promise. */
const noPromise =
  /\b(?:ends?|ended|stops?|stopped|fails?|failed|errors?|exception|raises?|refuses?|refused|cannot|missing|unless|what|which|whether|not (?:known|confirmed|offline|without)|(?:isn|doesn|won)['’]t|is not|does not|do not|never)\b|\?$/i;

/** A promise of a statement that the model contradicts: "needs no key", "works offline". */
export async function promiseMistake(statement: Statement, product: Product): Promise<Mistake | undefined> {
  for (const [pattern, contradiction] of contradictions) {
    const clause = statement.text
      .split(/,? (?:but|while|whereas|unlike|except)\b/)
      .find((each) => pattern.test(each));
    const promise = clause === undefined ? undefined : pattern.exec(clause);
    if (clause === undefined || !promise || noPromise.test(clause)) continue;
    for (const subject of await subjectsOf(statement, clause, product)) {
      const told = contradiction(subject, promise, statement.text);
      if (told)
        return {
          problem: `"${promise[0]}" is promised, but ${subject.name} ${told}`,
          fix: 'Say that, or take the promise back',
        };
    }
  }
  return undefined;
}

/** What the model says against a promise. */
type Contradiction = (subject: Subject, promise: RegExpExecArray, text: string) => string | undefined;

const contradictions: readonly (readonly [RegExp, Contradiction])[] = [
  [
    withoutKey,
    ({ needs }, { groups }, text) => {
      const maker = groups?.maker && `${groups.maker.toUpperCase()}_API_KEY`;
      const needed = needs.find(({ all, any }) => {
        const variables = [...all, ...any];
        // The reader is told.
        if (variables.some((each) => text.includes(each))) return false;
        return maker ? all.includes(maker) || (any.length === 1 && any[0] === maker) : variables.length > 0;
      });
      return needed && `needs ${needsText(needed).replaceAll('`', '')}`;
    },
  ],
  [withoutNetwork, ({ neededHosts }) => contacted(neededHosts)],
  [withoutContact, ({ hosts }) => contacted(hosts)],
];

function contacted(hosts: readonly string[]): string | undefined {
  return hosts.length > 0 ? `contacts ${hosts.join(', ')}` : undefined;
}

/** Whom a promise is made of: the code that a comment or label belongs to, names in the clause, or code beside it. */
async function subjectsOf(
  { text, own, above, below, cells }: Statement,
  clause: string,
  product: Product,
): Promise<readonly Subject[]> {
  if (own.length > 0) return subjectsInCode(own, product);
  const named = await subjectsNamed(cells.length > 0 ? text : clause, product);
  if (named.length > 0) return named;
  const beside = above.length === 0 || text.endsWith(':') ? below : above;
  return subjectsInCode(beside, product);
}
