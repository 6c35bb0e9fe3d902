/** What the sentences of the corpus are made of. A change of any list changes every page, and with it every number. */

const list = (text: string): readonly string[] => text.split(' ');

export const nouns = list(
  'cluster scheduler checkpoint pipeline dataset tokenizer worker gradient optimizer registry endpoint request latency throughput container volume namespace replica shard partition metric dashboard alert policy credential secret token manifest schema migration queue stream batch buffer cache index adapter plugin model runtime kernel driver device host session workspace project artifact release branch commit template variable parameter argument option flag environment profile resource quota limit timeout retry fallback backend frontend gateway proxy router socket protocol header payload response record column table query filter cursor window snapshot archive bundle package module component interface contract event listener handler callback hook middleware service controller provider consumer operator node edge graph',
);

export const verbs = list(
  'configures validates restarts schedules resolves loads exports imports compresses encrypts publishes monitors throttles retries replaces merges splits caches invalidates streams serializes parses inspects upgrades provisions isolates registers reports aggregates reconciles',
);

export const adjectives = list(
  'local remote distributed incremental deterministic optional required stable experimental immutable shared private versioned temporary persistent synchronous asynchronous declarative minimal verbose nested default explicit implicit regional portable transparent',
);

export const adverbs = list(
  'automatically carefully quickly lazily eagerly explicitly safely repeatedly periodically silently',
);

export const conjunctions = list('When If Because After Before Unless While Once');

export const clauses = [
  'so the next run starts from a clean state',
  'which keeps the total cost predictable',
  'and the result is written to the log',
  'without any change to the calling code',
  'as long as the service account can read it',
  'even on machines with little memory',
  'unless the operator overrides it',
  'and you can inspect it from the command line',
  'because most teams share one environment',
  'although this is rarely needed in practice',
];

export const folders = list(
  'getting-started installation configuration training inference datasets deployment monitoring integrations reference',
);

export const topics = [
  ...['Overview', 'Quick tour', 'Concepts', 'Environment setup', 'Authentication', 'Batch jobs'],
  ...['Scaling out', 'Troubleshooting', 'Tuning', 'Caching', 'Rolling upgrades', 'Access control'],
  ...['Logging', 'Metrics', 'Alerts', 'Backups', 'Migration', 'Versioning', 'Templates', 'Plugins'],
  ...['Webhooks', 'Quotas', 'Networking', 'Storage', 'Secrets', 'Scheduling', 'Profiling', 'Testing'],
  ...['Packaging', 'Publishing'],
];
