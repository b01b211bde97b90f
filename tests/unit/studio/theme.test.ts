import { describe, expect, it } from 'vitest';
import { COLOUR_SLOTS, THEME_NAMES } from '#app/contract/site/site-document.ts';
import { type ChosenTheme, toChosenTheme, toSlotReports } from '#app/domain/themes/slot-report.ts';
import { SLOTS, themes } from '#app/domain/themes/themes.ts';
import { readTheme } from '#app/features/studio/theme/read-theme.ts';

const DARK: ChosenTheme = { name: 'DEFAULT_THEME', colors: {} };
const reportOf = (theme: ChosenTheme, slot: string) =>
  toSlotReports(theme).find((report) => report.slot === slot);

describe('the themes that may be written', () => {
  it('are those that there are, with their slots', () => {
    expect([...THEME_NAMES].sort()).toEqual(Object.keys(themes).sort());
    expect(COLOUR_SLOTS).toEqual(SLOTS);
  });
});

describe('what is reported of a colour', () => {
  it.each(THEME_NAMES)('of %s itself is that it reads', (name) => {
    for (const report of toSlotReports({ name, colors: {} })) {
      expect(report, report.slot).toMatchObject({ isMoved: false, isOwn: false });
      expect(report.contrast).toBeGreaterThanOrEqual(report.least);
    }
  });

  it('is what viewers get where it is too faint, and how faint it is', () => {
    const report = reportOf({ name: 'DEFAULT_THEME', colors: { c5: '#222222' } }, 'c5');
    expect(report).toMatchObject({ chosen: '#222222', isMoved: true, isOwn: true, least: 6.5 });
    expect(report?.contrast).toBeLessThan(1.5);
    expect(report?.shown).not.toBe('#222222');
  });

  it('is that a middle grey is no page', () => {
    expect(reportOf({ name: 'DEFAULT_THEME', colors: { c1: '#777777' } }, 'c1')).toMatchObject({
      isMoved: true,
    });
  });
});

describe('what a theme’s form is read as', () => {
  const sent = (fields: Record<string, string>) => new URLSearchParams(fields);

  it('is nothing where nothing was touched', () => {
    const fields = toSlotReports(DARK).flatMap(({ slot, chosen }) => [
      [slot, chosen],
      [`${slot}/picked`, chosen],
    ]);
    expect(readTheme(DARK, sent(Object.fromEntries(fields)), 'save')).toEqual({
      ...{ commands: [], faults: [], typed: {} },
    });
  });

  it('is what was typed, and what was picked where nothing was', () => {
    const { commands } = readTheme(
      DARK,
      sent({
        ...{ c1: '#0b0d12', 'c1/picked': '#101010', c2: 'rgb(1, 2, 3)', 'c2/picked': '#202020' },
        c3: ' #ABC ',
      }),
      'save',
    );
    expect(commands).toEqual([
      { kind: 'field', name: 'c1', value: '#101010' },
      { kind: 'field', name: 'c2', value: '#010203' },
      { kind: 'field', name: 'c3', value: '#aabbcc' },
    ]);
  });

  it('is no colour of the brand’s own where it is the theme’s', () => {
    const own = toChosenTheme({ theme: 'DEFAULT_THEME', c7: '#ff0000' });
    expect(readTheme(own, sent({ c7: '#5B8CFF' }), 'save').commands).toEqual([{ kind: 'field', name: 'c7' }]);
  });

  it('has faults where it is no colour', () => {
    expect(readTheme(DARK, sent({ c7: 'red' }), 'save')).toMatchObject({
      ...{ commands: [], faults: ['c7'], typed: { c7: 'red' } },
    });
  });

  it('is another theme without the colours of before', () => {
    const own = toChosenTheme({ theme: 'NEON_DARK', c7: '#ff0000' });
    expect(readTheme(own, sent({ c7: '#000000' }), 'palette:GREEN_ENERGY').commands).toEqual([
      { kind: 'field', name: 'theme', value: 'GREEN_ENERGY' },
      { kind: 'field', name: 'c7' },
    ]);
    expect(readTheme(own, sent({}), 'palette:NEON_DARK').commands).toEqual([{ kind: 'field', name: 'c7' }]);
    expect(readTheme(own, sent({}), 'palette:PLAID').commands).toEqual([]);
  });

  it('is a palette around one colour, in place of all that was there', () => {
    const own: ChosenTheme = { name: 'PANTONE_RED', colors: { c9: '#123456' } };
    const { commands } = readTheme(own, sent({ from: '#c8102e', c1: '#000000' }), 'from:light');
    expect(commands.map((command) => 'name' in command && command.name)).toEqual(SLOTS);
    expect(commands).toContainEqual({ kind: 'field', name: 'c2' });
    expect(commands).not.toContainEqual(expect.objectContaining({ value: '#123456' }));
    expect(readTheme(own, sent({ from: 'none' }), 'from:dark')).toMatchObject({
      commands: [],
      isFromFault: true,
    });
  });
});
