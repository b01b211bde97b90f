import { redirect } from '@remix-run/cloudflare';
import type { Content, Watch } from '#app/contract/content.ts';
import { accessTo, unlocksOf } from '#app/domain/access.ts';
import { type AccessDenial, type Locked, lockedBy } from '#app/features/playback/access/locked.ts';
import { isPinNeeded, pinHref, pinLock } from '#app/features/playback/access/pin-lock.server.ts';
import { contentSubject, type PlaySubject } from '#app/features/playback/access/play-subject.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import { toPlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { resumePosition } from '#app/features/playback/seek.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { WatchView } from './watch-view.ts';

type WatchService = Pick<ContentService, 'watch' | 'resumeTimestamp'>;

interface WatchViewParams {
  content: Content;
  viewer: Viewer;
  now: Date;
  /** The start position in the URL, in seconds; null is where the viewer left off. */
  startAtSeconds: number | null;
  /** See `PlaySubject`. */
  within?: PlaySubject['within'];
}

/**
 * Decides access and fetches the signed address only where it is granted. Throws ServiceError when it cannot
 * be had.
 */
export async function loadWatchView(service: WatchService, params: WatchViewParams): Promise<WatchView> {
  const { content, viewer, now } = params;
  const access = accessTo(content, viewer, viewer?.planIds ?? [], now);
  if (!access.playable) return toDeniedView(params, access);
  const [watch, startAt] = await Promise.all([fetchAddress(service, params), loadStart(service, params)]);
  if ('playable' in watch) return toDeniedView(params, watch);
  if ('kind' in watch) return { kind: 'locked', locked: watch };
  return {
    kind: 'playable',
    source: toPlaybackSource(content.content_id, watch, startAt),
    isStream: content.video_type === 'LIVE',
    endsAt: content.video_type === 'LIVE' ? (content.live_expiry_time ?? null) : null,
  };
}

/** The service has the last word: it may know of an ended session, plan or stream that we do not. */
async function fetchAddress(
  service: WatchService,
  { content, now, within }: WatchViewParams,
): Promise<Watch | AccessDenial | Locked> {
  try {
    return await service.watch(content.content_id);
  } catch (error) {
    const subject = contentSubject(content);
    if (isPinNeeded(error) && within) return pinLock({ ...subject, within });
    if (isPinNeeded(error)) throw redirect(pinHref(subject));
    const reason = reasonOf(error, content, now);
    if (!reason) throw error;
    const { subscriptions, payPerViews } = unlocksOf(content);
    return { playable: false, reason, unlocks: [...subscriptions, ...payPerViews] };
  }
}

function reasonOf(error: unknown, content: Content, now: Date): AccessDenial['reason'] | null {
  if (isClientError(error, 401)) return 'login';
  if (isClientError(error, 403)) return 'plan';
  // Neither a session nor a plan would help: by the service's clock it has not begun yet, or it is over
  // already.
  if (isClientError(error, 409)) return isNearerItsEnd(content, now.getTime()) ? 'ended' : 'upcoming';
  return null;
}

function isNearerItsEnd({ publish_time, live_expiry_time }: Content, nowMs: number): boolean {
  const distanceTo = (time: string | undefined) => Math.abs(Date.parse(time ?? '') - nowMs);
  return distanceTo(live_expiry_time) < distanceTo(publish_time) || !publish_time;
}

/**
 * A live stream starts at its edge. A position that cannot be read is none: the film starts from its
 * beginning.
 */
async function loadStart(service: WatchService, params: WatchViewParams): Promise<number | null> {
  const { content, viewer, startAtSeconds } = params;
  if (content.video_type === 'LIVE') return null;
  const duration = content.duration ?? content.source_asset_id?.file_metadata?.duration;
  if (startAtSeconds !== null) return resumePosition(startAtSeconds, duration) || null;
  if (!viewer) return null;
  const stored = await service.resumeTimestamp(content.content_id).catch(() => null);
  return resumePosition(stored?.resume_timestamp ?? 0, duration) || null;
}

function toDeniedView({ content, viewer, now, within }: WatchViewParams, denial: AccessDenial): WatchView {
  if (denial.reason === 'ended') return { kind: 'ended' };
  const subject = { ...contentSubject(content), ...(within && { within }) };
  const locked = lockedBy(denial, { subject, content, viewer, now });
  if (locked) return { kind: 'locked', locked };
  return { kind: 'upcoming', startsAt: content.publish_time ?? now.toISOString() };
}
