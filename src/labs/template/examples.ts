import type { TemplateExample } from './TemplateLab.tsx';

const variables = (values: Readonly<Record<string, unknown>>) => JSON.stringify(values, undefined, 2);

/** Examples of more than one expression, which the product model does not list; their values are those of its examples. */
export const largerExamples: readonly TemplateExample[] = [
  {
    name: 'a loop over a list',
    template:
      '{% for topic in topics %}{{ loop.index }}. {{ topic | title }}{% if not loop.last %}, {% endif %}{% endfor %}',
    variables: variables({ topics: ['orders', 'refunds'] }),
    as: 'text',
  },
  {
    name: 'a JSON body',
    template: '{\n  "question": "{{prompt}}",\n  "topics": "{{ topics | tojson }}"\n}',
    variables: variables({ prompt: 'Tell me about your return policy.', topics: ['orders', 'refunds'] }),
    as: 'body',
  },
  {
    name: 'a JSON body with a loop',
    template: String.raw`{
  "question": "{{prompt}}",
  "topics": "[{% for topic in topics %}{\"name\": {{ topic | tojson }}}{% if not loop.last %}, {% endif %}{% endfor %}]"
}`,
    variables: variables({ prompt: 'Tell me about your return policy.', topics: ['orders', 'refunds'] }),
    as: 'body',
  },
];
