import { CHECKS, runChecks } from './checks.ts';

// `npm run check`: everything but the tests, in the quickest order that two cores allow.
const results = await Promise.all([runChecks(CHECKS.build), runChecks(CHECKS.source)]);
const failed = results.flat().filter(({ passed }) => !passed);
process.stdout.write(
  failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
