import type { TemplateExample } from './TemplateLab.tsx';

const variables = (values: Readonly<Record<string, unknown>>) => JSON.stringify(values, undefined, 2);

/** What the expressions of the product model are called as examples, by their ids there. */
export const expressionNames: Readonly<Record<string, TemplateExample['name']>> = {
  prompt: 'examplePrompt',
  'system-prompt': 'exampleSystemPrompt',
  variable: 'exampleVariable',
  fallback: 'exampleFallback',
  'list-in-a-line': 'exampleList',
};

/** Examples of more than one expression, which the product model does not list; their values are those of its examples. */
export const largerExamples: readonly TemplateExample[] = [
  {
    name: 'exampleLoop',
    template:
      '{% for topic in topics %}{{ loop.index }}. {{ topic | title }}{% if not loop.last %}, {% endif %}{% endfor %}',
    variables: variables({ topics: ['orders', 'refunds'] }),
    as: 'text',
  },
  {
    name: 'exampleBody',
    template: '{\n  "question": "{{prompt}}",\n  "topics": "{{ topics | tojson }}"\n}',
    variables: variables({ prompt: 'Tell me about your return policy.', topics: ['orders', 'refunds'] }),
    as: 'body',
  },
  {
    name: 'exampleBodyLoop',
    template: String.raw`{
  "question": "{{prompt}}",
  "topics": "[{% for topic in topics %}{\"name\": {{ topic | tojson }}}{% if not loop.last %}, {% endif %}{% endfor %}]"
}`,
    variables: variables({ prompt: 'Tell me about your return policy.', topics: ['orders', 'refunds'] }),
    as: 'body',
  },
];
