import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { DEFAULT_THEME_NAME, type ThemeName, themes } from '#app/domain/themes/themes.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

export const SIX_THEMES = (Object.keys(themes) as ThemeName[]).map((name) => ({ name }));

/** As a brand's owner could choose them without looking: grey on grey, a pale brand, errors that hardly differ. */
const ILL_CHOSEN = {
  name: 'ill-chosen',
  colors: {
    c1: '#808080',
    c2: '#8a8a8a',
    c3: '#777777',
    c4: '#808080',
    c5: '#7f7f7f',
    c6: '#909090',
    c7: '#ffffd0',
    c8: '#858585',
    c9: '#8b8b8b',
    c10: '#999999',
    c11: '#8a7070',
  },
};

/** The default, the lightest of the others, and one of a tenant's own; all of the specification with `npm run test:all`. */
const CHOSEN: readonly ThemeName[] = [DEFAULT_THEME_NAME, 'MAGENTA_HIGHLIGHT'];

export const WORN_THEMES: readonly (ThemeChoice & { name: string })[] = [
  ...SIX_THEMES.filter(({ name }) => IS_TEST_ALL || CHOSEN.includes(name)),
  ILL_CHOSEN,
];
