import type { Data } from '#app/lib/edit-document/document.ts';
import { contrast, parseColour, toHex } from './colour.ts';
import { CONTRAST_RULES, toReadablePalette } from './readable-palette.ts';
import { DEFAULT_THEME_NAME, isThemeName, SLOTS, type Slot, type ThemeName, themes } from './themes.ts';

/** A theme as a draft has it: its name, and the brand's own colours in place of some of its own. */
export interface ChosenTheme {
  name: ThemeName;
  colors: Readonly<Partial<Record<Slot, string>>>;
}

/** What becomes of a colour. */
export interface SlotReport {
  slot: Slot;
  /** As it was chosen, `#rrggbb`. */
  chosen: string;
  /** As viewers get it. */
  shown: string;
  isOwn: boolean;
  /** It had to be moved to be readable. */
  isMoved: boolean;
  /** Of what was chosen, on the surface on which it reads worst; of a surface, of the main text on it. */
  contrast: number;
  /** What it must have at least. */
  least: number;
}

/** The slots that other colours lie on (app/styles/tokens.css). */
const SURFACES: readonly Slot[] = ['c1', 'c2', 'c3'];
const TEXT_SLOT = 'c5';

export function toChosenTheme(fields: Data): ChosenTheme {
  const name = isThemeName(fields.theme) ? fields.theme : DEFAULT_THEME_NAME;
  const colors = SLOTS.flatMap((slot): [Slot, string][] => {
    const colour = fields[slot];
    return typeof colour === 'string' ? [[slot, colour]] : [];
  });
  return { name, colors: Object.fromEntries(colors) };
}

/** What each colour was chosen to be, how well it reads, and what viewers get in its place. */
export function toSlotReports(theme: ChosenTheme): readonly SlotReport[] {
  const readable = toReadablePalette(theme);
  const chosenOf = (slot: Slot) =>
    parseColour(theme.colors[slot]) ?? parseColour(themes[theme.name][slot]) ?? readable[slot];
  return SLOTS.map((slot) => {
    const chosen = chosenOf(slot);
    const rule = CONTRAST_RULES.find((each) => each.slot === slot);
    // What viewers get of the others: a surface that moves takes its text with it.
    const others = SURFACES.includes(slot) ? [readable[TEXT_SLOT]] : SURFACES.map((each) => readable[each]);
    const hex = toHex(chosen);
    return {
      ...{ slot, chosen: hex, shown: toHex(readable[slot]), isOwn: theme.colors[slot] !== undefined },
      isMoved: hex !== toHex(readable[slot]),
      contrast: Math.min(...others.map((other) => contrast(chosen, other))),
      least: rule?.least ?? CONTRAST_RULES[0].least,
    };
  });
}
