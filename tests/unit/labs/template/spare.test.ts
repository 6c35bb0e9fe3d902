import { beforeEach, describe, expect, test, vi } from 'vitest';
import { templateTask as whole } from '../../../../src/labs/template/template-task.ts';

// Modules of their own, in which nothing was loaded yet.
beforeEach(() => vi.resetModules());

const input = (template: string) => ({ template, variables: '{"a": "x y", "b": [3, 1, 2]}', as: 'text' });

describe('what few templates need', () => {
  test.each([
    ['filters', '{{ a | urlencode }}'],
    ['filters', '{{ a | wordwrap(1) }} {{ 3000 | filesizeformat }}'],
    ['filters', '{{ [a] | map("ur" ~ "lize") | first }}'],
    ['filters', '{% filter striptags %}<b>{{ a }}</b>{% endfilter %}'],
    ['filters', '{% for each in b | batch(2) %}{{ each }}{% endfor %}'],
    ['filters', '{% macro m() %}{{ {"a": 1} | xmlattr }}{% endmacro %}{{ m() }}'],
    ['format', '{{ "%s!" | format(a) }}'],
    ['format', '{{ "%s!" % a }}'],
    ['format', '{{ "{}!".format(a) }}'],
  ] as const)('is asked for (%s) by %s, which gives the same once it is there', async (part, template) => {
    const { templateTask } = await import('../../../../src/labs/template/fill-template.ts');
    const { Unloaded } = await import('../../../../src/labs/python/spare.ts');
    const fill = () => templateTask(input(template));
    expect(fill).toThrow(new Unloaded(part));
    if (part === 'format') await import('../../../../src/labs/python/spare-format.ts');
    else await import('../../../../src/labs/jinja/spare-filters.ts');
    const outcome = fill();
    expect(outcome.problems).toEqual([]);
    expect(outcome).toEqual(whole(input(template)));
  });

  test.each([
    '{{ a | nofilter }}',
    '{{ a | upper | replace("X", "z") }}',
    '{{ "urlencode" }}',
    '{{ a.format }}',
  ])('is not asked for by %s', async (template) => {
    const { templateTask } = await import('../../../../src/labs/template/fill-template.ts');
    expect(templateTask(input(template))).toEqual(whole(input(template)));
  });
});
