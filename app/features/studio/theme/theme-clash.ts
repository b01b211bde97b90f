import { type ChosenTheme, toChosenTheme, toSlotReports } from '#app/domain/themes/slot-report.ts';
import { isThemeName, type Slot } from '#app/domain/themes/themes.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { UnsavedSite } from '../site/act-on-site.server.ts';
import type { ReadTheme } from './read-theme.ts';

/** A colour, or the palette, that a colleague changed meanwhile: both sides. */
export interface ThemeClash {
  /** Null is the palette. */
  slot: Slot | null;
  mine: string | null;
  theirs: string;
}

/** What a theme's form is drawn with once it was not saved: the theme as it is now, with the colours that were sent. */
export function toUnsavedTheme({ typed, commands }: ReadTheme, { kind, now, names, shown }: UnsavedSite) {
  const theme = toChosenTheme(now);
  const clashes = names.flatMap((name): ThemeClash[] => {
    if (name === 'theme') return [{ slot: null, mine: paletteOf(commands), theirs: theme.name }];
    const report = toSlotReports(theme).find(({ slot }) => slot === name);
    return report ? [{ slot: report.slot, mine: typed[report.slot] ?? null, theirs: report.chosen }] : [];
  });
  return { kind, theme, typed, clashes, faults: [], ...shown };
}

const paletteOf = (commands: readonly Command[]): ChosenTheme['name'] | null => {
  const chosen = commands.find((command) => command.kind === 'field' && command.name === 'theme');
  const name = chosen?.kind === 'field' ? chosen.value : null;
  return isThemeName(name) ? name : null;
};
