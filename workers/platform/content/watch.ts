import { type Rendition, readDescription } from '#workers/platform/assets/asset-description.ts';
import { assetOrigin } from '#workers/platform/assets/asset-origin.ts';
import { joiningSegment, upcomingJoiningSegments } from '#workers/platform/assets/live-playlist.ts';
import { type Grant, signedPath } from '#workers/platform/assets/signing.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import type { MediaAssetRow } from '#workers/platform/storage/content-store.ts';
import { requireOnChannel, requireWatchable, type Watchable } from './watchable.ts';

const HOUR_SECONDS = 60 * 60;
/** Long enough for a film with pauses; an address that was passed on dies within the evening. */
const SIGNED_AT_LEAST_SECONDS = 6 * HOUR_SECONDS;
const SIGNED_FILM_LENGTHS = 3;
/** Expiries are rounded up to this, so that a reload finds its segments in the browser's cache. */
const EXPIRY_STEP_SECONDS = 5 * 60;
/** A page that is idle keeps a response this long before its viewer presses play. */
const UPCOMING_SEGMENTS_MS = 30_000;
/** Tallest rendition offered as the file that plays without scripts. */
const PROGRESSIVE_MAX_HEIGHT = 540;

/** The stream's signed address, for those who may play it now. */
export async function watch(context: CallContext<'watch'>): Promise<HandlerResult> {
  const channelId = context.query.channel_id;
  const watchable = await (channelId ? requireOnChannel(context, channelId) : requireWatchable(context));
  const { row, asset, accessEnd } = watchable;
  const valid_until = accessEnd?.toISOString();
  const poster = row.poster ?? row.thumbnail ?? undefined;
  // An external packager signs its own addresses, or does not: this one is only sent to those who may play
  // it.
  if (row.streamLink) return { data: { signed_url: row.streamLink, poster, valid_until } };
  if (!asset) throw new HttpError(404, 'nothing_to_play');
  const openings = await openingsOf(context, { ...watchable, asset });
  return { data: { ...addressesOf(context, { ...watchable, asset }), poster, openings, valid_until } };
}

function addressesOf(
  { account, dependencies, now }: CallContext<'watch'>,
  { row, asset, liveEnd, accessEnd }: Watchable & { asset: MediaAssetRow },
) {
  const isLive = row.videoType === 'LIVE';
  const grant: Grant = {
    accountId: account.accountId,
    contentId: row.contentId,
    prefix: `${isLive ? 'live' : 'media'}/${asset.id}/`,
    expiresAt: expiryOf(asset, [isLive ? liveEnd : null, accessEnd], now),
  };
  const origin = assetOrigin(account.cfDomainName);
  const address = (file: string) => origin + signedPath(grant, file, dependencies.signingKey);
  if (isLive) return { signed_url: address('master.m3u8') };
  return {
    signed_url: address('master.m3u8'),
    progressive_url: address(`${progressiveHeight(asset.heights)}.mp4`),
    tracks: [
      ...asset.captions.map(({ lang, label }) => {
        return { src: address(`captions/${lang}.vtt`), lang, label, kind: 'captions' as const };
      }),
      ...(asset.hasThumbnails
        ? [{ src: address('thumbs.vtt'), label: '', kind: 'thumbnails' as const }]
        : []),
    ],
  };
}

/**
 * The first segment of each rendition, so that a player may request it before it has read a playlist. An
 * asset without a readable description plays without.
 */
async function openingsOf(
  { account, dependencies, now }: CallContext<'watch'>,
  { row, asset }: Watchable & { asset: MediaAssetRow },
) {
  const key = `${account.accountId}/media/${asset.id}/asset.json`;
  const description = await readDescription(dependencies.media, key, now).catch(() => null);
  const firstBytes = row.videoType === 'LIVE' ? firstBytesOfStream : firstBytesOfFilm;
  return (description?.renditions ?? []).map((rendition) => ({
    bandwidth: rendition.bandwidth,
    playlist: `${rendition.height}.m3u8`,
    ...firstBytes(rendition, now.getTime()),
  }));
}

/** Head and first segment lie one behind the other. */
function firstBytesOfFilm({ file, init, segments: [first] }: Rendition) {
  if (!first || init.offset !== 0) return {};
  return { media: file, media_bytes: first.offset + first.length };
}

/** The segment depends on when the stream is joined. */
function firstBytesOfStream(rendition: Rendition, nowMs: number) {
  const { file, init } = rendition;
  const joined = joiningSegment(rendition, nowMs);
  if (!joined || init.offset !== 0) return {};
  const upcoming = upcomingJoiningSegments(rendition, { nowMs, untilMs: nowMs + UPCOMING_SEGMENTS_MS });
  return {
    media: file,
    head_bytes: init.length,
    media_offset: joined.offset,
    media_bytes: joined.length,
    upcoming: upcoming.map(({ fromMs, offset, length }) => ({
      after_ms: fromMs - nowMs,
      media_offset: offset,
      media_bytes: length,
    })),
  };
}

/** Unix seconds. An address outlives neither the stream nor the plan that it was given for. */
function expiryOf(asset: MediaAssetRow, ends: readonly (Date | null)[], now: Date): number {
  const nowSeconds = now.getTime() / 1000;
  const lifetime = Math.max(SIGNED_AT_LEAST_SECONDS, SIGNED_FILM_LENGTHS * asset.durationSeconds);
  const rounded = Math.ceil((nowSeconds + lifetime) / EXPIRY_STEP_SECONDS) * EXPIRY_STEP_SECONDS;
  return Math.min(rounded, ...ends.flatMap((end) => (end ? Math.ceil(end.getTime() / 1000) : [])));
}

function progressiveHeight(heights: readonly number[]): number {
  const fitting = heights.filter((height) => height <= PROGRESSIVE_MAX_HEIGHT);
  return Math.max(...(fitting.length > 0 ? fitting : heights));
}
