import { defineConfig } from 'vitest/config';

/**
 * Unit tests of the pure cores; facts about a built site and what servers answer with it; the relevance of its
 * search. What only a browser shows is tested in one.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // The files of a worker share its modules and globals, which most take longer to load than to test: a test takes
    // back what it changes. What is stubbed or spied on by `vi` is taken back by these options; fake timers are not
    // before the next file.
    isolate: false,
    maxWorkers: '100%',
    // Nothing is measured by these: a busy machine gets the time it needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/support/fresh-globals.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      { extends: true, test: { name: 'relevance', include: ['tests/relevance/**/*.test.ts'] } },
      {
        extends: true,
        // One browser for all of them, see tools/test-engine.ts.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
