import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrompt, textNodes, Unfilled } from '../../../../src/labs/provider/fill-request.ts';
import { jinjaRender } from '../../../../src/labs/provider/jinja-render.ts';
import type { JsonNode } from '../../../../src/labs/provider/json-tree.ts';
import { renderMade } from '../../../../src/labs/provider/made-template.ts';
import { dumps } from '../../../../src/labs/provider/python-json.ts';
import { constantTemplate, promptTemplate } from '../../../../src/labs/provider/template-text.ts';
import { processorTime } from '../../../support/processor-time.ts';
import { jsonBody, text } from '../../../support/provider-requests.ts';

const jinja = jinjaRender(undefined);

/** What a template gives, by the small filler and by all of Jinja; a failure has no text. */
function both(template: string, prompt: JsonNode) {
  const names = { ...textNodes({ SHOP_KEY: 'a "b" {{ c }}' }), prompt };
  return [renderMade, jinja].map((render) => {
    const filled = render(template, names);
    return 'output' in filled ? filled.output : undefined;
  });
}

/** A text is most often itself, the rest are values that Python prints in its own way. */
const prompts = fc
  .oneof(
    text,
    jsonBody,
    fc.constantFrom("{'role': 'user'}", '{"role": "it\'s"}', '[true, null, 1e400, -0.0]', '"\\ud83d"'),
  )
  .map((prompt) => {
    try {
      return readPrompt(prompt);
    } catch (error) {
      if (error instanceof Unfilled) return readPrompt('');
      throw error;
    }
  });

describe('a template that the lab makes', () => {
  test('for a prompt is filled as Jinja fills it', () => {
    const made = fc.record({
      before: text,
      after: text,
      place: fc.constantFrom('json', 'header', 'url'),
      isExact: fc.boolean(),
      isTight: fc.boolean(),
    });
    fc.assert(
      fc.property(made, prompts, text, (options, value, said) => {
        // Within an address the texts around the prompt hold no braces.
        const [before, after] =
          options.place === 'url'
            ? [options.before, options.after].map((each) => encodeURIComponent(each.toWellFormed()))
            : [options.before, options.after];
        const template = promptTemplate({ ...options, before: before ?? '', after: after ?? '' });
        const prompt: JsonNode = options.isExact
          ? { kind: 'object', entries: Object.entries(textNodes({ text: said })), start: 0, end: 0 }
          : value;
        // Half a character is more than the interpreter knows; Python gives the same in the test of what is sent.
        fc.pre(!/\\ud8/.test(template));
        // The interpreter gets a plain object, which puts keys that are numbers first.
        fc.pre(!/"\d+":/.test(dumps(prompt)));
        const [own, whole] = both(template, prompt);
        expect(own, template).toBe(whole);
      }),
      { numRuns: 3000, seed: 5, maxSkipsPerRun: 10 },
    );
  });

  test('for a text that stays is filled as Jinja fills it', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const template = `${constantTemplate(before)}{{SHOP_KEY}}${constantTemplate(after)}`;
        const [own, whole] = both(template, readPrompt(''));
        if (!template.includes('{{{') && !/[\r]|\n$/.test(template)) expect(own, template).toBe(whole);
      }),
      { numRuns: 1000, seed: 5 },
    );
  });

  test.each([
    '{% if prompt %}x{% endif %}',
    '{{ prompt | upper }}',
    '{{ prompt.missing }}',
    '{{ unknown }}',
    '{{ "a" ~ prompt | tojson }}',
    '{{ prompt + 1 }}',
    '{# prompt #}',
  ])('is no other one: %s is refused and not guessed', (template) => {
    expect(renderMade(template, { prompt: readPrompt('{"a": 1}') })).toHaveProperty('problem');
  });

  test('of many letters is filled in bounded time', () => {
    const long = `{{ ("${'\\"'.repeat(100_000)}" ~ prompt.text | tojson }}${'{{ "a" ~ '.repeat(5000)}`;
    const started = processorTime();
    renderMade(long, { prompt: readPrompt('x') });
    expect(processorTime() - started).toBeLessThan(1000);
  });
});
