import type { Figures } from '#app/contract/figures.ts';
import { type I18nContext, translator } from '#app/features/i18n/i18n-server.server.ts';
import type { FigureWriter } from './figure-writer.ts';
import type { FigureTile } from './figures-model.ts';
import { toHours, toMajor } from './tables.ts';

type Translate = (key: string, values?: Record<string, string>) => string;

interface Compared {
  name: string;
  value: string;
  now: number;
  /** Undefined where nothing is stored of the days before. */
  before: number | undefined;
  /** Less of it is better. */
  isBad?: boolean;
  note?: string;
}

/** The sums of the days, and how they compare with as many days before. */
export async function toTiles(
  context: I18nContext,
  writer: FigureWriter,
  figures: Figures,
): Promise<FigureTile[]> {
  const t = await translator(context, 'studio');
  const { sign_ups, members, revenue, renewals_due, ends, watched, without_picture } = figures;
  const ended = sumOf(ends.map(({ count }) => count));
  const tile = ({ name, value, now, before, isBad = false, note }: Compared): FigureTile => ({
    ...{ name, value, note: note ?? null },
    change: before === undefined ? null : toChange(t, writer, { now, before, isBad }),
  });
  return [
    tile({
      ...{ name: t('figures_sign_ups'), value: writer.count(sign_ups.total) },
      ...{ now: sign_ups.total, before: sign_ups.before },
    }),
    tile({
      ...{ name: t('figures_members'), value: writer.count(members.end) },
      ...{ now: members.end, before: members.start },
      note: t('figures_members_note', { count_text: writer.count(members.start) }),
    }),
    ...revenue.map(({ currency, decimals, paid_minor, refunded_minor, before_minor }) =>
      tile({
        name: t('figures_revenue_in', { currency }),
        value: writer.money(toMajor(paid_minor - refunded_minor, decimals), currency, decimals),
        ...{ now: paid_minor - refunded_minor, before: before_minor },
      }),
    ),
    ...renewals_due.map(({ currency, decimals, count, amount_minor }) =>
      tile({
        name: t('figures_renewals'),
        value: writer.money(toMajor(amount_minor, decimals), currency, decimals),
        ...{ now: count, before: undefined },
        note: t('figures_renewals_note', { count_text: writer.count(count) }),
      }),
    ),
    tile({
      ...{ name: t('figures_ends'), value: writer.count(ended), now: ended },
      before: sumOf(ends.map(({ before }) => before)),
      isBad: true,
    }),
    tile({
      ...{ name: t('figures_hours'), value: writer.hours(toHours(watched.seconds)) },
      ...{ now: watched.seconds, before: watched.before },
    }),
    tile({
      ...{ name: t('figures_without_picture'), value: writer.count(without_picture.total) },
      ...{ now: without_picture.total, before: without_picture.before, isBad: true },
    }),
  ];
}

function toChange(
  t: Translate,
  writer: FigureWriter,
  { now, before, isBad }: { now: number; before: number; isBad: boolean },
): FigureTile['change'] {
  if (before === 0 && now === 0) return null;
  const direction = now === before ? 'same' : now > before ? 'up' : 'down';
  const text =
    before === 0 ? t('figures_change_none') : t('figures_change', { change: writer.change(now, before) });
  return { text, direction, isGood: (direction === 'up') !== isBad };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
