import { foreignDocuments } from '../../product/formats/foreign-documents.ts';
import { pages } from './pages.ts';

/** A kind of document that is not one of DTX, and what gives it away. */
interface OtherProduct {
  readonly name: string;
  readonly title?: RegExp | undefined;
  /** Fields that tell it when they are all there; one such set is enough. */
  readonly fields: readonly (readonly string[])[];
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
      ['targets', 'purpose'],
    ],
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
    page: pages.garak,
  },
];
