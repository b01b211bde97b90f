/**
 * Of each named theme its page (c1) and its accent (c7), as app/domain/themes has them; a test compares.
 */
export const THEME_COLOURS = {
  DEFAULT_THEME: { page: '#0B0D12', accent: '#5B8CFF' },
  MAGENTA_HIGHLIGHT: { page: '#FFFFFF', accent: '#C2187A' },
  NEON_DARK: { page: '#07060D', accent: '#39FF14' },
  PANTONE_RED: { page: '#FBF7F2', accent: '#C8102E' },
  DARK_INFRA_RED: { page: '#0F0A0A', accent: '#FF5A4D' },
  GREEN_ENERGY: { page: '#F6FAF5', accent: '#167A2E' },
} as const;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * A theme's colours for mail. A colour of the brand's own that is no plain hex gives way: programs for mail
 * read little.
 */
export function themeColours(theme: { name: string; colors?: Record<string, string> } | null) {
  // Own keys only: a theme called `constructor` is none of ours.
  const isNamed = theme !== null && Object.hasOwn(THEME_COLOURS, theme.name);
  const named = THEME_COLOURS[isNamed ? (theme.name as keyof typeof THEME_COLOURS) : 'DEFAULT_THEME'];
  const own = (slot: string, otherwise: string): string => {
    const colour = theme?.colors?.[slot] ?? '';
    return HEX.test(colour) ? colour : otherwise;
  };
  return { page: own('c1', named.page), accent: own('c7', named.accent) };
}

/** Black or white, whichever reads better on it: always 4.5:1 or more. */
export function onColour(background: string): '#000000' | '#FFFFFF' {
  const luminance = luminanceOf(background);
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? '#000000' : '#FFFFFF';
}

/** Relative luminance, WCAG 2.2. */
export function luminanceOf(hex: string): number {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => {
    const value = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}
