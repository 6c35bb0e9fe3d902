import type { CallFacts } from '../../product/command-line/check-call/check-call.ts';
import type { Exit, Limit } from '../../product/command-line/runs.ts';
import type { Variable } from '../../product/environment/environment.ts';
import type { Dataset } from '../../product/evaluation/datasets.ts';
import type { ChosenRule, Evaluator } from '../../product/evaluation/evaluators.ts';
import type { Connection, Host } from '../../product/network/connections.ts';
import type { Provider, Providers } from '../../product/providers/providers.ts';
import type { KnownIssue } from '../../product/trouble/known-issues.ts';

/** What the lab knows of the product; the product model has it all, `make-facts.ts` takes it out of it. */
export interface CommandLabFacts extends CallFacts {
  readonly datasets: readonly Pick<
    Dataset,
    'id' | 'aliases' | 'retired' | 'content' | 'evaluator' | 'judgedBy' | 'environment'
  >[];
  readonly evaluators: {
    readonly evaluators: readonly Pick<
      Evaluator,
      'id' | 'flags' | 'retired' | 'summary' | 'unavailable' | 'environment' | 'service'
    >[];
    readonly registry: readonly Pick<ChosenRule, 'id' | 'meaning'>[];
    readonly automatic: readonly Pick<ChosenRule, 'id' | 'meaning'>[];
  };
  readonly providers: {
    readonly working: readonly Pick<
      Provider,
      'id' | 'title' | 'url' | 'environment' | 'remark' | 'retired'
    >[];
    readonly unsupported: Pick<Providers['unsupported'], 'names' | 'error' | 'instead'>;
    readonly litellmPrefixes: readonly Pick<
      Providers['litellmPrefixes'][number],
      'id' | 'key' | 'keyIsOptional' | 'address'
    >[];
  };
  readonly environment: readonly Pick<Variable, 'id' | 'purpose' | 'wrapper'>[];
  readonly connections: {
    readonly hosts: readonly Pick<Host, 'id' | 'title' | 'address' | 'changedWith'>[];
    readonly connections: readonly Pick<
      Connection,
      'of' | 'names' | 'hosts' | 'calls' | 'data' | 'dataToHub' | 'why'
    >[];
  };
  readonly runs: {
    readonly limits: readonly Pick<Limit, 'name' | 'counts' | 'plan' | 'planRun' | 'directRun'>[];
    readonly exits: readonly Pick<Exit, 'code' | 'of' | 'when'>[];
  };
  readonly 'known-issues': readonly Pick<
    KnownIssue,
    'id' | 'subject' | 'harm' | 'observed' | 'workaround' | 'calls' | 'exit'
  >[];
}
