/**
 * Whether everything is run, as `npm run test:all` has it: every theme, every page in every language, the
 * full browser instead of the headless shell, long property runs and random seeds. A change's own run leaves
 * these out.
 */
export const IS_TEST_ALL = process.env.TEST_ALL === '1';
