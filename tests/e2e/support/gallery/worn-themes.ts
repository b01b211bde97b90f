import type { ThemeChoice } from '#app/features/themes/readable-palette.ts';
import { type ThemeName, themes } from '#app/features/themes/themes.ts';

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

/** The six themes of the specification, and one of a tenant's own. */
export const WORN_THEMES: readonly (ThemeChoice & { name: string })[] = [...SIX_THEMES, ILL_CHOSEN];
