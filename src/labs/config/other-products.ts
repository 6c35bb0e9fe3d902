import { foreignDocuments } from '../../product/formats/foreign-documents.ts';
import { pages } from './pages.ts';
import { isObject } from './spot.ts';

/** A kind of document that is not one of DTX, and what gives it away. */
export interface OtherProduct {
  readonly name: string;
  readonly title?: RegExp | undefined;
  /** Fields that tell it when they are all there; one such set is enough. */
  readonly fields: readonly (readonly string[])[];
  /** Fields within a field that tell it as well. */
  readonly inner?: (fields: Readonly<Record<string, unknown>>) => boolean;
  readonly page?: string | undefined;
}

const names: Readonly<Record<string, string>> = {
  compose: 'A Compose file of Docker',
  workflow: 'A workflow of GitHub Actions',
  'package.json': 'The `package.json` of an npm package',
  'tsconfig.json': 'A configuration of TypeScript',
  'chat-completion': 'A reply of the chat completions API',
  'connect-error': 'An error of the Connect protocol',
};

/** Documents of other products, the more telling ones first. */
export const otherProducts: readonly OtherProduct[] = [
  ...foreignDocuments.map(({ id, title, fields }) => ({
    name: names[id] ?? id,
    title,
    fields: fields ? [fields] : [],
  })),
  { name: 'An OpenAPI description', fields: [['openapi'], ['swagger', 'paths']] },
  {
    name: 'A configuration of promptfoo',
    title: /^promptfooconfig\./,
    fields: [
      ['targets', 'redteam'],
      ['prompts', 'tests'],
      ['providers', 'tests'],
      ['providers', 'defaultTest'],
      ['targets', 'purpose'],
    ],
    // Of DTX, `plugins` is an object in `redteam`.
    inner: ({ agent, redteam }) => agent === undefined && isObject(redteam) && Array.isArray(redteam.plugins),
    page: pages.promptfoo,
  },
  { name: 'An object of Kubernetes', fields: [['apiVersion', 'kind']] },
  {
    name: 'A JSON Schema',
    fields: [
      ['$schema', 'properties'],
      ['$schema', '$defs'],
      ['$schema', 'type'],
    ],
  },
  { name: 'A request to the chat completions API', fields: [['model', 'messages']] },
  {
    name: 'An npm package',
    fields: [
      ['name', 'version', 'dependencies'],
      ['name', 'version', 'scripts'],
    ],
  },
  {
    name: 'Messages of a chat, as `to_openai_format()` gives them',
    fields: [['messages']],
    page: pages.promptGenerator,
  },
  {
    name: 'A configuration of garak',
    fields: [['system', 'plugins', 'run']],
    inner: ({ plugins }) => isObject(plugins) && ('probe_spec' in plugins || 'detector_spec' in plugins),
    page: pages.garak,
  },
  { name: 'A report of garak', fields: [['entry_type']], page: pages.garak },
  { name: 'A file of PyRIT', title: /pyrit/i, fields: [], page: pages.pyrit },
  { name: 'A file of Giskard', title: /giskard/i, fields: [] },
  { name: 'A configuration of DeepTeam', title: /deepteam/i, fields: [['default_vulnerabilities']] },
  { name: 'A configuration of the LiteLLM proxy', fields: [['model_list']] },
  { name: 'A configuration of NeMo Guardrails', fields: [['rails']] },
  { name: 'A configuration of MCP servers', fields: [['mcpServers']] },
  { name: 'A collection of Postman', fields: [['info', 'item']] },
  { name: 'Requests that a browser recorded (HAR)', title: /\.har$/i, fields: [] },
  { name: 'Results of a scan in SARIF', title: /\.sarif$/i, fields: [['runs', 'version']] },
  { name: 'A notebook of Jupyter', fields: [['cells', 'nbformat']] },
  { name: 'A pipeline of GitLab', title: /^\.gitlab-ci\.ya?ml$/, fields: [] },
];
