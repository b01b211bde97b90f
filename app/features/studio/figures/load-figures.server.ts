import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { BYTE_ORDER_MARK, csvLine } from '#app/lib/csv.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { figureWriter } from './figure-writer.ts';
import type { FiguresModel } from './figures-model.ts';
import { type DayRange, readRange } from './range.ts';
import { TABLES, toTables } from './tables.ts';
import { toPanels } from './to-panels.server.ts';
import { toTiles } from './to-tiles.server.ts';

/** The brand's figures of the days that the address names, as the reader's language writes them. */
export async function loadFigures(
  context: MarqueeContext,
  params: URLSearchParams,
): Promise<FiguresModel & Pick<DayRange, 'days'>> {
  const { days, from, to } = readRange(params, context.now);
  const [figures, t, language] = await Promise.all([
    context.services.analytics.figures({ from, to }),
    translator(context, 'studio'),
    context.language.get(),
  ]);
  const writer = figureWriter(language);
  const [tiles, panels] = figures.is_new
    ? [[], []]
    : await Promise.all([toTiles(context, writer, figures), toPanels(context, writer, figures)]);
  return {
    days,
    isNew: figures.is_new,
    lead: t('figures_lead', { from: writer.day(from), to: writer.day(to) }),
    tiles,
    panels,
  };
}

/** One of the page's tables as a CSV file, day by day; null where there is none of the name. */
export async function loadFiguresFile(
  context: MarqueeContext,
  params: URLSearchParams,
  name: string,
): Promise<{ text: string; fileName: string } | null> {
  const table = TABLES.find((each) => each.replaceAll('_', '-') === name);
  if (!table) return null;
  const { from, to } = readRange(params, context.now);
  const [figures, t] = await Promise.all([
    context.services.analytics.figures({ from, to }),
    translator(context, 'studio'),
  ]);
  const { columns, rows } = toTables(figures)[table];
  const head = csvLine(columns.map((column) => t(`figures_column_${column}`)));
  const named = rows.map((row) =>
    row.map((cell, index) => (columns[index] === 'reason' ? t(`figures_end_${cell}`) : cell)),
  );
  const text = [head, ...named.map((row) => csvLine(row))].join('');
  return { text: BYTE_ORDER_MARK + text, fileName: `${name}-${from}-${to}.csv` };
}
