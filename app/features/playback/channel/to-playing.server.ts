import type { Content } from '#app/contract/content.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { channelSubject } from '#app/features/playback/access/play-subject.ts';
import { type PlaybackSource, toPlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import type { ChannelWish } from './channel-params.ts';
import type { Playing } from './channel-view.ts';
import type { Watched } from './load-watch.server.ts';
import type { Programme } from './programme.ts';
import { joinAtSeconds } from './schedule.ts';

/** What the player is to play. */
interface Target {
  programme: Programme;
  content: Content | undefined;
}

/** What the stage shows, once it is known who watches. `isCatchUp`: an address named the target by its start. */
export function toPlaying(target: Target | null, watched: Watched, isCatchUp: boolean, now: Date): Playing {
  const programme = target?.programme ?? null;
  if (watched.kind === 'locked') return watched;
  if (!target || !programme) return { kind: 'nothing' };
  const isLater = isCatchUp && programme.isPlainVideo;
  // A stream of other days is gone, and its address of no use.
  if (isCatchUp && !isLater && now.getTime() >= programme.endMs) return { kind: 'failed', programme };
  const startAt = isLater || programme.isStream ? null : joinAt(programme, now);
  const source = sourceOf(target, watched, startAt);
  if (!source) return { kind: 'failed', programme };
  return { kind: isLater ? 'catch-up' : 'on-air', programme, source };
}

function joinAt(programme: Programme, now: Date): number | null {
  return Math.floor(joinAtSeconds(programme, now.getTime(), programme.durationSeconds)) || null;
}

/** A live programme whose stream stands open has an address without asking (page-builder.md §4). */
function sourceOf(
  { programme, content }: Target,
  watched: Watched,
  startAtSeconds: number | null,
): PlaybackSource | null {
  if (watched.kind === 'address') {
    return toPlaybackSource(programme.contentId, watched.watch, startAtSeconds);
  }
  const link = programme.isStream && !isProtectedStream(content) ? content?.stream?.link : undefined;
  return link ? toPlaybackSource(programme.contentId, { signed_url: link, tracks: [] }, null) : null;
}

const isProtectedStream = (content: Content | undefined) =>
  Boolean(content?.is_restricted || content?.is_login_required);

/** Whether it is locked is known without what is on. */
export async function playingWithoutSchedule({ channel, viewer, now }: ChannelWish): Promise<Playing> {
  const failed: Playing = { kind: 'failed', programme: null };
  try {
    const locked = toLocked(channelSubject(channel), channel, await viewer, now);
    return locked ? { kind: 'locked', locked } : failed;
  } catch {
    return failed;
  }
}
