import type { FormatChecks } from '../../product/formats/check-format.ts';

/** What is known of DTX as far as the check needs it, as JSON; `config-checks.ts` makes it from the product. */
export interface ConfigFacts {
  /** Of agents, evaluators, datasets and runs: who is contacted with which data. */
  readonly connections: readonly {
    readonly of: 'run' | 'agent' | 'evaluator' | 'dataset';
    readonly names: readonly string[];
    readonly hosts: readonly string[];
    readonly data: string;
    readonly dataToHub: string | undefined;
    readonly why: string;
  }[];
  readonly hosts: Readonly<Record<string, { readonly title: string; readonly address: string }>>;
  /** Variables that an agent, an evaluator or a dataset cannot do without: all, or one of some. */
  readonly keys: Readonly<
    Record<string, { readonly all: readonly string[]; readonly any: readonly string[] }>
  >;
  /** Plugins that a dataset has prompts for, where they are known, and its own evaluator. */
  readonly datasets: Readonly<
    Record<
      string,
      { readonly plugins: readonly string[] | undefined; readonly evaluator: string | undefined }
    >
  >;
  /** What happens when an evaluator is not available. */
  readonly evaluators: Readonly<Record<string, { readonly unavailable: string | undefined }>>;
  /** Ids that DTX writes into scopes itself, and that are no plugins. */
  readonly unused: readonly string[];
  /** Messages of the API by name, with their outermost fields. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** All that is fetched for the check, as one file. */
export interface ConfigChecks {
  readonly formats: FormatChecks;
  readonly facts: ConfigFacts;
}
