import type { Content, Watch } from '#app/contract/content.ts';
import { paths } from '#app/features/links/paths.ts';
import { signInHref, upgradeHref, type Viewer } from '#app/features/playback/access/play-action.ts';
import { toPlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { resumePosition } from '#app/features/playback/seek.ts';
import { type Access, accessTo, liveStateOf } from '#app/lib/access.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isRefusal } from '#app/services/service-error.ts';
import type { WatchView } from './watch-view.ts';

type WatchService = Pick<ContentService, 'watch' | 'resumeTimestamp'>;

interface WatchWish {
  content: Content;
  viewer: Viewer;
  now: Date;
  /** Seconds that the address asks for; null is where the viewer left off. */
  startAtSeconds: number | null;
}

type Refusal = Extract<Access, { playable: false }>;

/** Decides access and asks for the signed address only where it is granted. Throws ServiceError when it cannot be had. */
export async function loadWatchView(service: WatchService, wish: WatchWish): Promise<WatchView> {
  const { content, viewer, now } = wish;
  const access = accessTo(content, viewer, viewer?.planIds ?? [], now);
  if (!access.playable) return toRefusedView(content, viewer, access, now);
  const [watch, startAt] = await Promise.all([
    askForAddress(service, content.content_id),
    loadStart(service, wish),
  ]);
  if ('playable' in watch) return toRefusedView(content, viewer, watch, now);
  return {
    kind: 'playable',
    source: toPlaybackSource(content.content_id, watch, startAt),
    endsAt: content.video_type === 'LIVE' ? (content.live_expiry_time ?? null) : null,
  };
}

/** The service has the last word: it may know of an ended session or plan that we do not. */
async function askForAddress(service: WatchService, id: string): Promise<Watch | Refusal> {
  try {
    return await service.watch(id);
  } catch (error) {
    if (isRefusal(error, 401)) return { playable: false, reason: 'login', unlocks: [] };
    if (isRefusal(error, 403)) return { playable: false, reason: 'plan', unlocks: [] };
    throw error;
  }
}

/** A live stream starts at its edge. A position that cannot be read is none: the film starts from its beginning. */
async function loadStart(service: WatchService, wish: WatchWish): Promise<number | null> {
  const { content, viewer, now, startAtSeconds } = wish;
  if (liveStateOf(content, now) === 'live' && content.video_type === 'LIVE') return null;
  const duration = content.duration ?? content.source_asset_id?.file_metadata?.duration;
  if (startAtSeconds !== null) return resumePosition(startAtSeconds, duration) || null;
  if (!viewer) return null;
  const stored = await service.resumeTimestamp(content.content_id).catch(() => null);
  return resumePosition(stored?.resume_timestamp ?? 0, duration) || null;
}

function toRefusedView(content: Content, viewer: Viewer, { reason, unlocks }: Refusal, now: Date): WatchView {
  const id = content.content_id;
  // Signing in may be all that a guest needs: he may have the plan already.
  const signIn = viewer ? null : signInHref(id);
  if (reason === 'ended') return { kind: 'ended' };
  if (reason === 'upcoming') return { kind: 'upcoming', startsAt: content.publish_time ?? now.toISOString() };
  if (!content.is_restricted)
    return { kind: 'locked', reason: 'login', signInHref: signIn ?? signInHref(id) };
  // viewer.md §4: restricted live content is sold by the ticket.
  return liveStateOf(content, now) === 'not-live'
    ? { kind: 'locked', reason: 'plan', unlockHref: upgradeHref(id, unlocks), signInHref: signIn }
    : {
        kind: 'locked',
        reason: 'ticket',
        unlockHref: paths.pricingFor({ contentId: id }),
        signInHref: signIn,
      };
}
