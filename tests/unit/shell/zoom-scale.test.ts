import { expect, it } from 'vitest';
import { fitting, scaled } from '../../../src/shell/comforts/zoom-scale.ts';

const frame = { clientWidth: 1048, clientHeight: 548 };

it('a drawing fits the frame by its wider side, a small one is not blown up [2S.25]', () => {
  expect(fitting({ width: 2000, height: 100 }, frame)).toBe(0.5);
  expect(fitting({ width: 100, height: 1000 }, frame)).toBe(0.5);
  expect(fitting({ width: 10, height: 10 }, frame)).toBe(2.5);
});

it('it is shown from half of what fits to six times its size [2S.25]', () => {
  expect(scaled(1.2, 1)).toBe(1.2);
  expect(scaled(100, 1)).toBe(6);
  expect(scaled(0.01, 0.5)).toBe(0.25);
  expect(scaled(0.01, 2)).toBe(0.5);
});
