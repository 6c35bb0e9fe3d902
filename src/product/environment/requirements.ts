import type { Product } from '../product.ts';

/** Variables that something cannot run without: all of `all`, and one of `any`. */
export interface Needs {
  readonly all: readonly string[];
  readonly any: readonly string[];
}

/** Something that needs variables, and is named in a command or file: `--dataset HF_LMSYS`. */
export interface Requirement extends Needs {
  readonly kind: 'dataset' | 'evaluator' | 'agent' | 'promptRepository';
  readonly name: string;
  /** The variables are those of the evaluator that judges by default; another evaluator needs others. */
  readonly forJudge: boolean;
}

/** What each dataset, evaluator, agent and source of templates needs; those that need nothing are left out. */
export function requirements({ datasets, evaluators: { evaluators }, providers }: Product): Requirement[] {
  const all: Requirement[] = [
    ...datasets.map(({ id, environment }) => {
      return { kind: 'dataset' as const, name: id, ...environment, forJudge: false };
    }),
    ...datasets.map(({ id, evaluator }) => {
      const judge = evaluators.find((each) => each.id === evaluator);
      return { kind: 'dataset' as const, name: id, ...(judge?.environment ?? none), forJudge: true };
    }),
    ...evaluators.map(({ flags: [flag], id, environment: { all, any } }) => {
      return { kind: 'evaluator' as const, name: flag ?? id, all, any, forJudge: false };
    }),
    ...providers.working.map(({ id, environment: { all, any } }) => {
      return { kind: 'agent' as const, name: id, all, any, forJudge: false };
    }),
    ...providers.promptRepositories.map(({ id, environment: { all, any } }) => {
      return { kind: 'promptRepository' as const, name: id, all, any, forJudge: false };
    }),
  ];
  return all.filter(({ all, any }) => all.length + any.length > 0);
}

const none: Needs = { all: [], any: [] };

/** Variables in words: `` `A` and `B`; `C` or `D` ``; nothing when there are none. */
export function needsText({ all, any }: Needs): string {
  const code = (name: string) => `\`${name}\``;
  return [all.map(code).join(' and '), any.map(code).join(' or ')].filter(Boolean).join('; ');
}
