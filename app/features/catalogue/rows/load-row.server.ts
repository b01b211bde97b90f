import type { OptionalCallName } from '#app/contract/calls.ts';
import type { RowKind, ViewerRows } from '#app/contract/rows.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { loadPlanIds } from '../cards/card-context.server.ts';
import type { CardContext } from '../cards/card-model.ts';
import { LANE_SIZE } from '../constants.ts';
import type { Lane } from '../lanes/lane-model.ts';
import {
  type RowPlace,
  type RowText,
  toBecauseRow,
  toEpisodesRow,
  toMyListRow,
  toOnNowRow,
  toRow,
  toTopRow,
} from './row-lanes.ts';

const TOP_SIZE = 10;
const ON_NOW_STEP_MS = 60_000;

type Content = Pick<ContentService, 'viewerRows' | 'topTitles' | 'onNow'>;

export interface RowContext {
  services: {
    content: Content;
    payment: Pick<PaymentService, 'activeSubscriptions'>;
    hasCall(name: OptionalCallName): Promise<boolean>;
  };
  session: Promise<unknown>;
  language: string;
  now: Date;
  /** The texts of `rows`. */
  rowTexts(): Promise<(key: string, values?: Record<string, string | number>) => string>;
  setCacheExpiry?(moment: Date): void;
}

/**
 * A row that is filled by a call of its own; without items where a backend has no such call, and of a viewer's own rows
 * for guests and where they cannot be loaded. Null for another one that cannot be loaded. Never rejects for a service
 * that fails.
 */
export async function loadRow(kind: RowKind, place: RowPlace, context: RowContext): Promise<Lane | null> {
  try {
    const translate = await context.rowTexts();
    const named = { ...place, name: place.name || translate(kind) };
    const text: RowText = (key, values) => translate(key, values);
    if (kind === 'top_10') return await loadTop(named, text, context);
    if (kind === 'on_now') return await loadOnNow(named, text, context);
    return await loadOwn(kind, named, text, context);
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}

async function loadTop(place: RowPlace, text: RowText, row: RowContext): Promise<Lane> {
  const { services } = row;
  if (!(await services.hasCall('topTitles'))) return toRow(place);
  const [titles, context] = await Promise.all([
    services.content.topTitles({ page_size: TOP_SIZE }),
    cardContextOf(row),
  ]);
  return toTopRow(place, titles, { context, text });
}

async function loadOnNow(place: RowPlace, text: RowText, row: RowContext): Promise<Lane> {
  const { services, setCacheExpiry, now } = row;
  if (!(await services.hasCall('onNow'))) return toRow(place);
  // In steps, so that the service's response can be cached, and is of no use once it is not true any more.
  const atMs = Math.floor(now.getTime() / ON_NOW_STEP_MS) * ON_NOW_STEP_MS;
  const [entries, context] = await Promise.all([
    services.content.onNow({ page_size: LANE_SIZE, at: new Date(atMs).toISOString() }),
    cardContextOf(row),
  ]);
  // A programme that is over already is in the response until the next step.
  const ends = entries
    .map(({ end_time }) => Date.parse(end_time))
    .map((endMs) => (endMs > now.getTime() ? endMs : atMs + ON_NOW_STEP_MS));
  if (ends.length > 0) setCacheExpiry?.(new Date(Math.min(...ends)));
  return toOnNowRow(place, entries, { context, text });
}

async function loadOwn(
  kind: 'my_list' | 'because_watched' | 'new_episodes',
  place: RowPlace,
  text: RowText,
  row: RowContext,
): Promise<Lane> {
  const [rows, context] = await Promise.all([viewerRows(row), cardContextOf(row)]);
  if (!rows) return toRow(place);
  if (kind === 'my_list') return toMyListRow(place, rows, context);
  if (kind === 'because_watched') return toBecauseRow(place, rows, context);
  return toEpisodesRow(place, rows, { context, text });
}

// Its rows come in one response; a page may have all of them.
const loading = new WeakMap<Promise<unknown>, Promise<ViewerRows | null>>();

function viewerRows(row: RowContext): Promise<ViewerRows | null> {
  const known = loading.get(row.session);
  if (known) return known;
  const rows = fetchViewerRows(row);
  loading.set(row.session, rows);
  return rows;
}

/** Null for a guest, and where they cannot be had: nobody misses a row of his own as he would the page's. */
async function fetchViewerRows({ session, services }: RowContext): Promise<ViewerRows | null> {
  try {
    if (!(await session) || !(await services.hasCall('viewerRows'))) return null;
    return await services.content.viewerRows({ page_size: LANE_SIZE });
  } catch {
    return null;
  }
}

async function cardContextOf({ session, services, language, now }: RowContext): Promise<CardContext> {
  return { language, now, planIds: await loadPlanIds(session, services.payment) };
}
