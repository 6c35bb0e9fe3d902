import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../../../server/options.ts';

describe('the options of the server', () => {
  it('have defaults', () => {
    // An empty variable says nothing; an empty host would be every address of the machine.
    const empty = { PORT: '', HOST: '', LOG_LEVEL: '', SEARCH_RATE: '', SEARCH_APP_ID: '', TRUST_PROXY: '' };
    expect(readOptions(empty)).toEqual(readOptions({}));
    expect(readOptions({})).toEqual({
      folder: 'dist',
      port: 3000,
      host: 'localhost',
      server: {
        credentials: {},
        rate: { perSecond: 50, burst: 100 },
        trustProxy: false,
        mcpHosts: [],
        log: { level: 'info', queries: false },
      },
    });
  });

  it('come from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      SEARCH_RATE: '5',
      SEARCH_APP_ID: 'APP',
      SEARCH_API_KEY: 'key',
      TRUST_PROXY: '1',
      MCP_HOSTS: 'mirror.example, Docs.Example ,',
      LOG_LEVEL: 'error',
      LOG_QUERIES: '1',
    };
    expect(readOptions(env)).toEqual({
      folder: 'dist',
      port: 0,
      host: '0.0.0.0',
      server: {
        credentials: { appId: 'APP', apiKey: 'key' },
        rate: { perSecond: 5, burst: 10 },
        trustProxy: true,
        mcpHosts: ['mirror.example', 'docs.example'],
        log: { level: 'error', queries: true },
      },
    });
    expect(readOptions({ SEARCH_RATE: '5', SEARCH_BURST: '6' }).server.rate).toEqual({
      perSecond: 5,
      burst: 6,
    });
    expect(readOptions({ SEARCH_RATE: '0' }).server.rate).toBe(false);
    // Nobody could ask anything.
    expect(readOptions({ SEARCH_BURST: '0' }).server.rate).toEqual({ perSecond: 50, burst: 1 });
  });

  it('name the proxies whose word counts', () => {
    expect(readOptions({ TRUST_PROXY: '10.0.0.0/8, ::1' }).server.trustProxy).toBe('10.0.0.0/8, ::1');
    expect(readOptions({ TRUST_PROXY: '0' }).server.trustProxy).toBe(false);
  });

  it('name a level of the log that there is', () => {
    expect(() => readOptions({ LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL is "loud"; it must be one of silent,',
    );
  });

  it('come from the command line before the environment', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0' };
    expect(readOptions(env, ['--port', '8080', '--host=127.0.0.1', 'site'])).toMatchObject({
      folder: 'site',
      port: 8080,
      host: '127.0.0.1',
    });
    expect(() => readOptions({}, ['--port', 'http'])).toThrow(
      'PORT is "http"; it must be a number from 0 to',
    );
    expect(() => readOptions({}, ['--open'])).toThrow("Unknown option '--open'");
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['SEARCH_RATE', '-1'],
    ['SEARCH_BURST', '1.5'],
  ])('%s cannot be %j, and the message says what it can be', (name, value) => {
    expect(() => readOptions({ [name]: value })).toThrow(
      `${name} is "${value}"; it must be a number from 0 to`,
    );
  });
});
