/** The slots that a tenant may colour. app/styles/tokens.css maps each to its roles. */
export const SLOTS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11'] as const;
export type Slot = (typeof SLOTS)[number];
export type Palette = Readonly<Record<Slot, string>>;

export const DEFAULT_THEME_NAME = 'DEFAULT_THEME';

/** The six themes of the page-builder's specification (§3); the values are ours and hold WCAG AA by test. */
export const themes = {
  DEFAULT_THEME: palette(
    '#0B0D12 #141821 #1E2430 #66748C #F5F7FA #A9B2C3 #5B8CFF #85ABFF #FFC857 #2EC4B6 #FF7A7A',
  ),
  MAGENTA_HIGHLIGHT: palette(
    '#FFFFFF #F7F3F8 #FFFFFF #8F7F96 #1D1020 #5E4F64 #C2187A #9C0F61 #6D31E0 #0B7A5C #B3261E',
  ),
  NEON_DARK: palette(
    '#07060D #110F1E #1B1830 #6C65A3 #F2F0FF #B3ADD6 #39FF14 #8BFF74 #00E5FF #FFEA00 #FF6A9E',
  ),
  PANTONE_RED: palette(
    '#FBF7F2 #FFFFFF #FFFFFF #94836F #221A15 #65584D #C8102E #A00C24 #8A5A00 #1B6E4B #9B1C1C',
  ),
  DARK_INFRA_RED: palette(
    '#0F0A0A #1A1111 #261818 #86605C #FBF3F1 #C7AFAB #FF5A4D #FF8278 #FFB454 #5FD38D #FF9A9A',
  ),
  GREEN_ENERGY: palette(
    '#F6FAF5 #FFFFFF #FFFFFF #7C8F79 #10210F #4C604A #167A2E #0E5C21 #A15400 #00716B #B3261E',
  ),
} satisfies Record<string, Palette>;

export type ThemeName = keyof typeof themes;

export function isThemeName(name: unknown): name is ThemeName {
  return typeof name === 'string' && Object.hasOwn(themes, name);
}

function palette(colours: string): Palette {
  const values = colours.split(' ');
  return Object.fromEntries(SLOTS.map((slot, index) => [slot, values[index] ?? ''])) as Record<Slot, string>;
}
