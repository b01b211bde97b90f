import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDGE_CONFIG, PLATFORM_CONFIG } from '#cli/local/worker-options.ts';

test.each([EDGE_CONFIG, PLATFORM_CONFIG])('%s keeps the logs of its Worker', (config) => {
  expect(readFileSync(config, 'utf8')).toMatch(/^\[observability\]\nenabled = true$/m);
});
