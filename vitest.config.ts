import { defineConfig } from 'vitest/config';
import { partFiles } from './cli/vite/part-files.ts';

const MINUTE_MS = 60_000;

export default defineConfig({
  // Tests draw without a build: nothing is known of its files.
  plugins: [partFiles('build/client')],
  test: {
    // A test that takes what another left behind is no test.
    restoreMocks: true,
    unstubGlobals: true,
    // One worker a core; by default one core stays idle, which on two is half of the machine.
    maxWorkers: '100%',
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    projects: [
      {
        extends: true,
        // Some load wrangler, which takes seconds on a busy machine.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: MINUTE_MS / 2 },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Miniflare, wrangler and the platform are loaded once a worker instead of once a file, which took seconds each.
          // What a helper keeps in its module outlives a file: sites and the like are opened in hooks, for each file anew.
          isolate: false,
          globalSetup: ['tests/support/build-once.ts'],
          testTimeout: MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
    ],
  },
});
