import { describe, expect, test } from 'vitest';
import { pythonValue } from '../../../../checks/source/python-value.ts';

const names = { json: { results: [{ a: 1 }, { a: null }], text: 'x', empty: '' }, status: 200 };

describe('a Python expression that picks values', () => {
  test.each([
    ['json["results"][0]["a"]', 1],
    ["json['results'][-1]", { a: null }],
    ['{"A": json["text"], "b": [1, 2.5, "c"]}', { A: 'x', b: [1, 2.5, 'c'] }],
    ['(json["results"][-1]["a"])', null],
    ['status == 200', true],
    ['status >= 200 and status < 300', true],
    ['200 < status <= 299', false],
    ['status != 200 or "text" in json', true],
    ['not "gone" in json', true],
    ['"x" in json["text"] and 1 in [1, 2]', true],
    ['json["empty"] or "none"', 'none'],
    ['[] or {} or 0 or None', null],
    ['True and json["results"] == [{"a": 1}, {"a": None}]', true],
  ])('%s', async (code, value) => {
    expect(await pythonValue(code, names)).toEqual(value);
  });

  test.each([
    ['json["gone"]', 'there is no "gone"'],
    ['json["results"][2]', 'there is no 2'],
    ['response["a"]', 'unknown name response'],
    ['json["a"', 'cannot read'],
    ['max(json)', 'cannot evaluate max(json)'],
    ['json["text"] < 3', 'cannot evaluate json["text"] < 3'],
    ['status is 200', 'cannot evaluate status is 200'],
    ['json["text"]; json', 'not one expression'],
  ])('fails in one line: %s', async (code, problem) => {
    await expect(pythonValue(code, names)).rejects.toThrow(problem);
  });
});
