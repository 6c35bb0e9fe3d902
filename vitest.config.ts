import { defineConfig } from 'vitest/config';

/**
 * Unit tests of the pure cores, and the relevance of the search, which needs a built site; what needs a browser is
 * tested in one.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'relevance', include: ['tests/relevance/**/*.test.ts'], hookTimeout: 60_000 },
      },
    ],
  },
});
