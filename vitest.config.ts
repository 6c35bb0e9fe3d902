import { defineConfig } from 'vitest/config';

/**
 * Unit tests of the pure cores; what needs a browser is tested in one.
 * `it.fails` marks a known defect: once it is mended the test fails until the mark is taken off.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
