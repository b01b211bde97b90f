import { parseColour, toHex } from '#app/domain/themes/colour.ts';
import { paletteFromColour, type Scheme } from '#app/domain/themes/palette-from-colour.ts';
import { type ChosenTheme, toSlotReports } from '#app/domain/themes/slot-report.ts';
import { isThemeName, SLOTS, type Slot, themes } from '#app/domain/themes/themes.ts';
import type { Command } from '#app/lib/edit-document/command.ts';

/** What a theme's form was sent with. */
export interface ReadTheme {
  commands: Command[];
  /** Slots with what is no colour. */
  faults: Slot[];
  typed: Partial<Record<Slot, string>>;
  /** A palette was to be made of what is no colour. */
  isFromFault?: true;
}

const PALETTE = /^palette:(\w+)$/;
const FROM = /^from:(dark|light)$/;
/**
 * The form that a theme's controls belong to. Blocks have forms as well, so it lies beside them: none may lie in
 * another one.
 */
export const THEME_FORM = 'theme-form';
/** The control of the colour that a palette is made of. */
export const FROM_COLOUR = 'from';

/** The commands that make of a theme what its form was sent with: another theme, or other colours of this one. */
export function readTheme(theme: ChosenTheme, form: URLSearchParams, intent: string): ReadTheme {
  const name = PALETTE.exec(intent)?.[1];
  if (name !== undefined) return { commands: toPalette(theme, name), faults: [], typed: {} };
  const scheme = FROM.exec(intent)?.[1];
  if (scheme !== undefined) return readFrom(theme, form, scheme as Scheme);
  const read: ReadTheme = { commands: [], faults: [], typed: {} };
  for (const { slot, chosen } of toSlotReports(theme)) {
    const text = sentColour(form, slot, chosen);
    if (text === null) continue;
    const colour = parseColour(text);
    read.typed[slot] = text;
    if (!colour) read.faults.push(slot);
    else read.commands.push(toCommand(slot, toHex(colour), theme));
  }
  return read;
}

/** What is no colour changes nothing: browsers without a picker send what was typed. */
function readFrom(theme: ChosenTheme, form: URLSearchParams, scheme: Scheme): ReadTheme {
  const read: ReadTheme = { commands: [], faults: [], typed: {} };
  const colour = parseColour(form.get(FROM_COLOUR));
  if (!colour) return { ...read, isFromFault: true };
  const palette = paletteFromColour(colour, scheme);
  return { ...read, commands: SLOTS.map((slot) => toCommand(slot, palette[slot], theme)), typed: palette };
}

function toPalette({ name: current, colors }: ChosenTheme, name: string): Command[] {
  if (!isThemeName(name)) return [];
  return [
    ...(name === current ? [] : [{ kind: 'field' as const, name: 'theme', value: name }]),
    ...SLOTS.filter((slot) => colors[slot] !== undefined).map((slot) => ({
      kind: 'field' as const,
      name: slot,
    })),
  ];
}

/** A colour has two controls: whichever is not as it was shown counts, and what was typed before what was picked. */
function sentColour(form: URLSearchParams, slot: Slot, shown: string): string | null {
  const sent = [form.get(slot), form.get(`${slot}/picked`)].map((text) => text?.trim() ?? null);
  return sent.find((text) => text !== null && text.toLowerCase() !== shown) ?? null;
}

/** The theme's own colour is none of the brand's. */
function toCommand(slot: Slot, colour: string, { name }: ChosenTheme): Command {
  const isOfTheme = colour === themes[name][slot].toLowerCase();
  return { kind: 'field', name: slot, ...(isOfTheme ? {} : { value: colour }) };
}
