import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockFaults } from '#app/contract/site/check-blocks.ts';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { shownAt } from '#app/features/page-builder/shown-blocks.server.ts';
import { CONTEXT } from './render-blocks.tsx';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-12-24T12:00:00.000Z');
const at = (days: number) => new Date(NOON.getTime() + days * DAY_MS).toISOString();
const block = (id: string, shows_from?: unknown, shows_until?: unknown) => ({
  ...{ id, data: { component_key: 'defaultBanner', heading: id } },
  config: { top: 'wide', ...{ shows_from, shows_until } },
});

describe('blocks with times', () => {
  it('are shown from the one up to the other', () => {
    const blocks = [
      ...[block('always'), { ...block('without'), config: undefined }, block('coming', at(1))],
      ...[block('begun', at(0)), block('over', at(-2), at(0)), block('now', at(-1), at(2))],
      ...[block('unreadable', 'soon', 12), block('never', at(3), at(-1))],
    ];
    const { shown, nextChange } = shownAt(blocks, NOON);
    expect(shown.map(({ id }) => id)).toEqual(['always', 'without', 'begun', 'now', 'unreadable']);
    expect(nextChange?.toISOString()).toBe(at(1));
    expect(shownAt([block('always')], NOON).nextChange).toBeNull();
    expect(shownAt([block('over', undefined, at(-1))], NOON).nextChange).toBeNull();
  });

  it('are the same ones until the next change, and a page is kept no longer', () => {
    const day = fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { maxLength: 6 }), (times) => {
        const blocks = times.map(([from, until], index) =>
          block(String(index), from === undefined ? from : at(from), until === undefined ? until : at(until)),
        );
        const { shown, nextChange } = shownAt(blocks, NOON);
        const end = nextChange?.getTime() ?? NOON.getTime() + 9 * DAY_MS;
        expect(end).toBeGreaterThan(NOON.getTime());
        for (const ms of [NOON.getTime() + 1, end - 1])
          expect(shownAt(blocks, new Date(ms)).shown).toEqual(shown);
      }),
    );
  });

  it('are left out of a page, which expires with the next change', async () => {
    const expiries: Date[] = [];
    const context = { ...CONTEXT, now: NOON, setCacheExpiry: (moment: Date) => void expiries.push(moment) };
    const blocks = await buildPage([block('now', undefined, at(2)), block('coming', at(1))], context);
    expect(blocks.map(({ id, layout }) => [id, layout])).toEqual([['now', { top: 'wide' }]]);
    expect(expiries.map((moment) => moment.toISOString())).toEqual([at(1)]);
  });

  it('are written with times, the end after the start', () => {
    const faults = (shows_from?: unknown, shows_until?: unknown) =>
      blockFaults([block('a', shows_from, shows_until)], 'components').map(({ path }) => path);
    expect(blockFaults([{ ...block('a'), config: { shows_from: at(0), shows_until: at(1) } }], 'c')).toEqual(
      [],
    );
    expect(faults('tomorrow', at(1))).toEqual(['components.0.config.shows_from']);
    expect(faults(at(1), at(1))).toEqual(['components.0.config.shows_until']);
    expect(faults(at(1), 3)).toEqual(['components.0.config.shows_until']);
  });
});
