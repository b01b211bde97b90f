import type { Channel } from '#app/contract/channel.ts';
import type { Watch } from '#app/contract/content.ts';
import { type Refusal, toLocked } from '#app/features/playback/access/locked.ts';
import { channelSubject } from '#app/features/playback/access/play-subject.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import { unlocksOf } from '#app/lib/access.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isRefusal } from '#app/services/service-error.ts';
import type { ChannelWish } from './channel-wish.ts';
import type { EntrySlot } from './programme.ts';

type WatchService = Pick<ContentService, 'watch'>;

/** Who watches, and what they were answered. */
export type Watched =
  | { kind: 'address'; watch: Watch; viewer: Viewer }
  | { kind: 'refused'; refusal: Refusal; viewer: Viewer }
  | { kind: 'failed' };

/**
 * Who watches and where from, asked for at the same time, so that a member waits for one answer less. An address that our
 * own rule does not grant is thrown away; the service refuses it too.
 */
export async function loadWatch(
  service: WatchService,
  target: EntrySlot | null,
  wish: ChannelWish,
): Promise<Watched> {
  const { channel, viewer, isGuest } = wish;
  const isProtected = Boolean(channel.is_restricted || channel.is_login_required);
  const asked = target && !(isGuest && isProtected) ? askForAddress(service, target, channel) : null;
  try {
    const known = await viewer;
    if (toLocked(channelSubject(channel), channel, known, wish.now)) {
      return { kind: 'refused', refusal: refusalOf(known), viewer: known };
    }
    const answer = await asked;
    if (!answer) return { kind: 'failed' };
    if ('playable' in answer) return { kind: 'refused', refusal: answer, viewer: known };
    return { kind: 'address', watch: answer, viewer: known };
  } catch {
    return { kind: 'failed' };
  }
}

function refusalOf(viewer: Viewer): Refusal {
  return { playable: false, reason: viewer ? 'plan' : 'login', unlocks: [] };
}

/** Null where there is none now. Never rejects. */
async function askForAddress(
  service: WatchService,
  { contentId }: EntrySlot,
  channel: Channel,
): Promise<Watch | Refusal | null> {
  try {
    return await service.watch(contentId, { channel_id: channel._id });
  } catch (error) {
    const { subscriptions, payPerViews } = unlocksOf(channel);
    const unlocks = [...subscriptions, ...payPerViews];
    if (isRefusal(error, 401)) return { playable: false, reason: 'login', unlocks };
    if (isRefusal(error, 403)) return { playable: false, reason: 'plan', unlocks };
    return null;
  }
}
