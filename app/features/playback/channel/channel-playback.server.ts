import type { Content } from '#app/contract/content.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { channelSubject } from '#app/features/playback/access/play-subject.ts';
import { type PlaybackSource, toPlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import type { ChannelParams } from './channel-params.ts';
import type { ChannelPlayback } from './channel-view.ts';
import type { ChannelAddress } from './load-watch.server.ts';
import type { Programme } from './programme.ts';
import { joinAtSeconds } from './schedule.ts';

/** What the player is to play. */
interface Target {
  programme: Programme;
  content: Content | undefined;
}

/**
 * What the stage shows, once it is known who watches. `isCatchUp`: an address named the target by its start.
 */
export function toChannelPlayback(
  target: Target | null,
  watched: ChannelAddress,
  isCatchUp: boolean,
  now: Date,
): ChannelPlayback {
  const programme = target?.programme ?? null;
  if (watched.kind === 'locked') return watched;
  if (!target || !programme) return { kind: 'nothing' };
  const isCatchUpVideo = isCatchUp && programme.isPlainVideo;
  // A stream of other days is gone, and its address of no use.
  if (isCatchUp && !isCatchUpVideo && now.getTime() >= programme.endMs) return { kind: 'failed', programme };
  const startAt = isCatchUpVideo || programme.isStream ? null : joinAt(programme, now);
  const source = sourceOf(target, watched, startAt);
  if (!source) return { kind: 'failed', programme };
  return { kind: isCatchUpVideo ? 'catch-up' : 'on-air', programme, source };
}

function joinAt(programme: Programme, now: Date): number | null {
  return Math.floor(joinAtSeconds(programme, now.getTime(), programme.durationSeconds)) || null;
}

/**
 * A live programme with a public stream has an address in its content; no request is needed (page-builder.md
 * §4).
 */
function sourceOf(
  { programme, content }: Target,
  watched: ChannelAddress,
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
export async function playbackWithoutSchedule({
  channel,
  viewer,
  now,
}: ChannelParams): Promise<ChannelPlayback> {
  const failed: ChannelPlayback = { kind: 'failed', programme: null };
  try {
    const locked = toLocked(channelSubject(channel), channel, await viewer, now);
    return locked ? { kind: 'locked', locked } : failed;
  } catch {
    return failed;
  }
}
