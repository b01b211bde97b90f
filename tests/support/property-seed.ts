import fc from 'fast-check';

// Property tests of a whole run draw from one seed (seed.ts); a single file without TEST_SEED draws a new one
// each time, and fast-check names it when a property fails.
const seed = process.env.TEST_SEED;
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
