import { defineConfig } from 'vitest/config';
import { componentFiles } from './build/component-files.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { styleSheets } from './build/style-sheets.ts';
import { IS_TEST_ALL } from './tests/support/test-all.ts';
import { WaitsApart } from './tests/support/waits-apart.ts';

const MINUTE_MS = 60_000;
/** Of a unit or component test. Some load wrangler, which takes seconds on a busy machine; property tests run long when all is run. */
const UNIT_TIMEOUT_MS = IS_TEST_ALL ? 20 * MINUTE_MS : MINUTE_MS / 2;
/** Tests that replace modules: each file is alone in its worker. */
const MOCKED = 'tests/unit/**/*.mocked.test.{ts,tsx}';

export default defineConfig({
  // Tests draw without a build: nothing is known of its files.
  plugins: [componentFiles('dist', ''), styleSheets('dist/client'), offlineWorker('dist/client')],
  test: {
    // A test that takes what another left behind is no test.
    restoreMocks: true,
    unstubGlobals: true,
    // One worker a core; by default one core stays idle, which on two is half of the machine.
    maxWorkers: '100%',
    setupFiles: [
      'tests/support/close-what-was-opened.ts',
      'tests/support/fail-on-console-error.ts',
      'tests/support/property-seed.ts',
    ],
    sequence: { sequencer: WaitsApart },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [MOCKED],
          // Modules are loaded once a worker: loading them takes longer than the tests.
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        // A module that another file has loaded is not replaced.
        test: { name: 'unit-mocked', include: [MOCKED], testTimeout: UNIT_TIMEOUT_MS },
      },
      {
        extends: true,
        // Components in a DOM without layout, by a clock of the test's own: hooks, timers, keys, focus, toasts.
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: UNIT_TIMEOUT_MS,
          environmentOptions: { happyDOM: { url: 'https://north.example.com/' } },
          setupFiles: ['tests/dom/support/setup.ts'],
        },
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
          // A bundle is run as it is: Vite would read all of its 5 MB first.
          server: { deps: { external: [/\/node_modules\//, /\/dist\/server\//] } },
          // A worker lasts for all of its files, and some leave hundreds of MB behind: Node's own limit of 4 GB was reached by the last ones.
          execArgv: ['--max-old-space-size=6144'],
          // One more than the cores: a test waits for workerd while workerd works.
          maxWorkers: 3,
          testTimeout: MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
    ],
  },
});
