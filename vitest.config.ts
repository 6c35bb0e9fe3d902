import { defineConfig } from 'vitest/config';

/**
 * Unit tests of the pure cores, and the relevance of the search, which needs a built site; what needs a browser is
 * tested in one.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // Nothing is measured by these: a busy machine gets the time it needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'relevance', include: ['tests/relevance/**/*.test.ts'] },
      },
    ],
  },
});
