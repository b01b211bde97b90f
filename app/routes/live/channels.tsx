import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { Channel } from '#app/contract/channel.ts';
import { toChannelCard } from '#app/features/catalogue/channels/channel-model.ts';
import { ChannelsPage } from '#app/features/catalogue/channels/channels-page.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toChannelListJsonLd } from '#app/features/metadata/json-ld-channel.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { NOW_HOLDS_MS } from '#app/features/playback/channel/constants.ts';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { ZoneNote } from '#app/features/playback/channel/zone-note.tsx';
import { MARK_EVERY_MINUTES } from '#app/features/playback/guide/constants.ts';
import { Guide } from '#app/features/playback/guide/guide.tsx';
import { inGuideOrder, pageRows, readGuideAddress } from '#app/features/playback/guide/guide-address.ts';
import { type GuideView, toMarks } from '#app/features/playback/guide/guide-view.ts';
import {
  loadChannels,
  loadGuideRows,
  loadNowOn,
  nextChangeMs,
} from '#app/features/playback/guide/load-guide.server.ts';
import { NowLine } from '#app/features/playback/guide/now-line.tsx';
import { useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { addDays, dayOf, startOfDay } from '#app/lib/calendar-days.server.ts';
import { stableShuffle } from '#app/lib/stable-shuffle.ts';
import { timeWriter } from '#app/lib/time-text.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

export const handle = {
  i18n: ['channels'],
  cache: 'public',
  showsLocalTime: true,
  search: ['view', 'day', 'page'],
};

const NOTHING_ON: Awaited<ReturnType<typeof loadNowOn>> = {};
/** The number of pictures in the guide's banner: its rows have all channels. */
const GUIDE_CARDS = 12;
/** What is on changes by the minute here, not by the second. */
const TICK_MS = 5_000;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { now, services, tenant, timeZone } = context;
  const [site, channels, t, language] = await Promise.all([
    requireSite(context),
    loadChannels(services.content),
    translator(context, 'channels'),
    context.language.get(),
  ]);
  const known = channels ?? [];
  const isGuide = searchParams.get('view') === 'guide';
  const [guide, nowOn] = await Promise.all([
    isGuide ? loadGuideView(context, known, searchParams) : null,
    isGuide
      ? NOTHING_ON
      : loadNowOn(
          services.content,
          known.map(({ _id }) => _id),
          now,
          { language, timeZone },
        ),
  ]);
  context.setCacheExpiry(isComplete(guide) ? holdsUntil(now, timeZone, Object.values(nowOn)) : now);
  // One order for everybody, another every day (viewer.md §2).
  const seed = `${tenant.slug}/${dayOf(now.getTime(), 'UTC')}`;
  const inOrder = stableShuffle(known, seed, ({ _id }) => _id).slice(0, isGuide ? GUIDE_CARDS : known.length);
  const cards = channels ? inOrder.map(toChannelCard) : null;
  const words = { title: t('title'), description: t('line') };
  // Only the list itself is for search engines.
  const jsonLd = isGuide
    ? undefined
    : toChannelListJsonLd(words.title, known, toJsonLdSite(site, tenant.origin, language));
  const page = {
    cards,
    guide,
    nowOn,
    words,
    jsonLd,
    timeZone,
    nowMs: now.getTime(),
    assetOrigin: site.assetOrigin,
  };
  // A page without its list is not cached; a retry may get it.
  return data(page, channels ? {} : { status: 503 });
}

async function loadGuideView(
  { services, now, timeZone, language }: MarqueeContext,
  channels: readonly Channel[],
  search: URLSearchParams,
): Promise<GuideView> {
  const reader = { language: await language.get(), timeZone };
  const known = inGuideOrder(
    channels.map(({ _id: id, name, logo, is_restricted }) => ({ id, name, logo, isFree: !is_restricted })),
    reader.language,
  );
  const requested = { day: search.get('day'), page: search.get('page') };
  const place = readGuideAddress(requested, { nowMs: now.getTime(), timeZone, rowCount: known.length });
  const ids = pageRows(known, place.page).map(({ id }) => id);
  const rows = await loadGuideRows(services.content, ids, place.window, reader);
  const marks = toMarks(place.window, MARK_EVERY_MINUTES, timeWriter(reader.language, timeZone));
  return { ...place, channels: known, rows, marks };
}

/** A guide with failed rows is not cached: a retry may get them. */
function isComplete(guide: GuideView | null): boolean {
  return guide?.rows.every(({ programmes }) => programmes !== null) ?? true;
}

/**
 * Until another programme is on, though a minute at least; and to the day's end, for days and order change
 * then.
 */
function holdsUntil(now: Date, timeZone: string, nowOn: Parameters<typeof nextChangeMs>[0]): Date {
  const nowMs = now.getTime();
  const midnights = [timeZone, 'UTC'].map((zone) => startOfDay(addDays(dayOf(nowMs, zone), 1), zone));
  return new Date(Math.min(Math.max(nextChangeMs(nowOn, nowMs), nowMs + NOW_HOLDS_MS), ...midnights));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { cards, guide, words, assetOrigin, jsonLd } = data;
  const image = toSocialImage(toPictureSource(cards?.[0]?.image, assetOrigin, 'card'), words.title);
  const isIndexed = cards !== null && guide === null;
  return toPageMeta({ matches, ...words, image, path: paths.channels(), isIndexed, jsonLd });
};

export default function ChannelsRoute() {
  const { cards, guide, nowOn, timeZone, nowMs: renderedAtMs } = useLoaderData<typeof loader>();
  useViewerZone(timeZone);
  const nowMs = useServerClock(renderedAtMs, TICK_MS);
  return (
    <>
      <ZoneNote timeZone={timeZone} />
      <ChannelsPage
        cards={cards}
        guide={guide ? <Guide view={guide} nowMs={nowMs} /> : null}
        lineOf={(id) => <NowLine programmes={nowOn[id]} nowMs={nowMs} />}
      />
    </>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
