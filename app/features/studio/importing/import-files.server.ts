import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { BYTE_ORDER_MARK, csvLine } from '#app/lib/csv.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** What became of each line, or would become of it. */
export async function importReportFile(context: MarqueeContext, id: string): Promise<string> {
  const [lines, t] = await Promise.all([
    context.services.content.importReport(id),
    translator(context, 'studio'),
  ]);
  const head = ['line', 'title', 'id', 'outcome', 'why'].map((column) => t(`import_column_${column}`));
  const rows = lines.map(({ line, title, id: titleId, outcome, why }) =>
    csvLine([line, title, titleId, t(`import_count_${outcome.replace(' ', '_')}`), why]),
  );
  return BYTE_ORDER_MARK + csvLine(head) + rows.join('');
}

/** A film, a series and an episode of it: the columns that most catalogues need, by names that are understood. */
const SAMPLE = [
  [
    'id',
    'title',
    'description',
    'type',
    'series',
    'season',
    'episode',
    'categories',
    'release_time',
    'stream_link',
  ],
  [
    ...['harbor-nights', 'Harbor nights', 'A pilot comes home.', 'film', '', '', ''],
    ...['Drama', '2026-03-01', 'https://streams.example/harbor-nights.m3u8'],
  ],
  [
    ...['tides-1-1', 'Low water', 'The first tide.', 'episode', 'Tides', '1', '1'],
    ...['Drama', '2026-04-12', 'https://streams.example/tides-1-1.m3u8'],
  ],
] as const;

export const importSampleFile = (): string =>
  BYTE_ORDER_MARK + SAMPLE.map((cells) => csvLine(cells)).join('');

export function csvResponse(text: string, fileName: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
