import { type Access, type AccessContent, accessTo } from '#app/lib/access.ts';
import { assertNever } from '#app/lib/assert-never.ts';
import { assetOrigin } from '#workers/platform/assets/asset-origin.ts';
import { type Grant, signedPath } from '#workers/platform/assets/signing.ts';
import type { Answer } from '#workers/platform/http/answer.ts';
import type { CallContext } from '#workers/platform/http/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { FullRow, MediaAssetRow } from '#workers/platform/storage/content-store.ts';

const HOUR_SECONDS = 60 * 60;
/** Long enough for a film with pauses; an address that was passed on dies within the evening. */
const SIGNED_AT_LEAST_SECONDS = 6 * HOUR_SECONDS;
const SIGNED_FILM_LENGTHS = 3;
/** Expiries are rounded up to this, so that a reload finds its segments in the browser's cache. */
const EXPIRY_STEP_SECONDS = 5 * 60;
/** Tallest rendition offered as the file that plays without scripts. */
const PROGRESSIVE_MAX_HEIGHT = 540;

/** The stream's signed address, for those who may play it now. */
export async function watch(context: CallContext<'watch'>): Promise<Answer> {
  const { store, params, session, now } = context;
  const [[row], plans] = await store.batch([
    store.content.detail(params.content_id),
    store.users.activePlanIds(session?.user.id ?? '', now),
  ]);
  if (!row) throw new HttpError(404, 'not_found');
  const planIds = plans.map(({ planId }) => planId);
  requirePlayable(accessTo(toAccessContent(row), session, planIds, now));

  const poster = row.poster ?? row.thumbnail ?? undefined;
  if (row.streamLink) return { data: { signed_url: row.streamLink, poster } };
  const [asset] = row.assetId ? await store.content.asset(row.assetId) : [];
  if (!asset) throw new HttpError(404, 'nothing_to_play');
  return { data: { ...addressesOf(context, row, asset), poster } };
}

function requirePlayable(access: Access): void {
  if (access.playable) return;
  switch (access.reason) {
    case 'login':
      throw new HttpError(401, 'login_needed');
    case 'plan':
      throw new HttpError(403, 'plan_needed');
    // Neither a session nor a plan would help: 403 would send the viewer to buy one.
    case 'upcoming':
      throw new HttpError(409, 'not_started');
    case 'ended':
      throw new HttpError(409, 'stream_ended');
    default:
      assertNever(access.reason);
  }
}

function toAccessContent(row: FullRow): AccessContent {
  return {
    video_type: row.videoType,
    is_restricted: row.isRestricted,
    is_login_required: row.isLoginRequired,
    active_subscription: row.plans,
    publish_time: row.publishTime,
    live_expiry_time: row.liveExpiryTime,
  };
}

function addressesOf(
  { account, dependencies, now }: CallContext<'watch'>,
  row: FullRow,
  asset: MediaAssetRow,
) {
  const isLive = row.videoType === 'LIVE';
  const grant: Grant = {
    accountId: account.accountId,
    contentId: row.contentId,
    prefix: `${isLive ? 'live' : 'media'}/${asset.id}/`,
    expiresAt: expiryOf(row, asset, now),
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

/** Unix seconds. A stream's address never outlives the stream. */
function expiryOf(row: FullRow, asset: MediaAssetRow, now: Date): number {
  const nowSeconds = now.getTime() / 1000;
  const lifetime = Math.max(SIGNED_AT_LEAST_SECONDS, SIGNED_FILM_LENGTHS * asset.durationSeconds);
  const rounded = Math.ceil((nowSeconds + lifetime) / EXPIRY_STEP_SECONDS) * EXPIRY_STEP_SECONDS;
  const end = row.videoType === 'LIVE' ? row.liveExpiryTime : null;
  return end ? Math.min(rounded, Math.ceil(end.getTime() / 1000)) : rounded;
}

function progressiveHeight(heights: readonly number[]): number {
  const fitting = heights.filter((height) => height <= PROGRESSIVE_MAX_HEIGHT);
  return Math.max(...(fitting.length > 0 ? fitting : heights));
}
