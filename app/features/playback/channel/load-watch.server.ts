import type { Channel } from '#app/contract/channel.ts';
import type { Watch } from '#app/contract/content.ts';
import { unlocksOf } from '#app/domain/access.ts';
import { type AccessDenial, type Locked, lockedBy, toLocked } from '#app/features/playback/access/locked.ts';
import { isPinNeeded, pinLock } from '#app/features/playback/access/pin-lock.server.ts';
import { channelSubject } from '#app/features/playback/access/play-subject.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { ChannelParams } from './channel-params.ts';
import type { EntrySlot } from './programme.ts';

type WatchService = Pick<ContentService, 'watch'>;

export type ChannelAddress =
  | { kind: 'address'; watch: Watch }
  | { kind: 'locked'; locked: Locked }
  | { kind: 'failed' };

/**
 * The viewer and the address are fetched at the same time, so that a member waits for one response less. An
 * address that our own rule does not grant is thrown away; what the service refuses to one whom our rule lets
 * in is closed all the same.
 */
export async function loadWatch(
  service: WatchService,
  target: EntrySlot | null,
  params: ChannelParams,
): Promise<ChannelAddress> {
  const { channel, isGuest, now } = params;
  const subject = channelSubject(channel);
  const isProtected = Boolean(channel.is_restricted || channel.is_login_required);
  const addressRequest = target && !(isGuest && isProtected) ? fetchAddress(service, target, channel) : null;
  try {
    const viewer = await params.viewer;
    const ownLock = toLocked(subject, channel, viewer, now);
    if (ownLock) return { kind: 'locked', locked: ownLock };
    const address = await addressRequest;
    if (!address) return { kind: 'failed' };
    if ('kind' in address) return { kind: 'locked', locked: address };
    if (!('playable' in address)) return { kind: 'address', watch: address };
    const content = { ...channel, is_restricted: address.reason === 'plan' };
    const locked = lockedBy(address, { subject, content, viewer, now });
    return locked ? { kind: 'locked', locked } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Null where there is none now. Never rejects. */
async function fetchAddress(
  service: WatchService,
  { contentId }: EntrySlot,
  channel: Channel,
): Promise<Watch | AccessDenial | Locked | null> {
  try {
    return await service.watch(contentId, { channel_id: channel._id });
  } catch (error) {
    if (isPinNeeded(error)) return pinLock(channelSubject(channel));
    const { subscriptions, payPerViews } = unlocksOf(channel);
    const unlocks = [...subscriptions, ...payPerViews];
    if (isClientError(error, 401)) return { playable: false, reason: 'login', unlocks };
    if (isClientError(error, 403)) return { playable: false, reason: 'plan', unlocks };
    return null;
  }
}
