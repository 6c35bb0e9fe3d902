import { describe, expect, it } from 'vitest';
import { readDevOptions } from '../../../tools/dev/options.ts';

const read = (...args: string[]) => readDevOptions(args, {});

describe('options of the development server', () => {
  it('listens at port 3000 of this machine unless told otherwise', () => {
    expect(read()).toEqual({ port: 3000, host: undefined });
    expect(readDevOptions([], { PORT: '4000' }).port).toBe(4000);
    expect(readDevOptions(['--port', '5000'], { PORT: '4000' }).port).toBe(5000);
  });

  it.each([
    ['at the end', ['--port', '4000', '--host']],
    ['before another option', ['--host', '--port', '4000']],
  ])('is there for the network when --host has no name, %s', (_, args) => {
    expect(read(...args)).toEqual({ port: 4000, host: '0.0.0.0' });
  });

  it('takes the name of a host', () => {
    expect(read('--host', 'docs.test').host).toBe('docs.test');
    expect(read('--host=::1').host).toBe('::1');
  });

  it.each([['--port', 'x'], ['--port', '65536'], ['--port', '-1'], ['--colour'], ['--port']])(
    'refuses %s %s',
    (...args) => {
      expect(() => read(...args)).toThrow();
    },
  );
});
