import type { Content } from '#app/contract/content.ts';
import { liveStateOf } from '#app/domain/access.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { channelAction, playAction, playlistAction } from '#app/features/playback/access/play-action.ts';
import {
  channelSubject,
  contentSubject,
  playlistSubject,
} from '#app/features/playback/access/play-subject.ts';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import { loadEntries } from '#app/features/playback/channel/load-entries.server.ts';
import { toEntrySlots } from '#app/features/playback/channel/programme.ts';
import { loadResume } from '#app/features/playback/resume.server.ts';
import { TRAILER_QUALITY, trailerKey } from '#app/features/playback/trailer/trailer-key.ts';
import { isServiceError } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';
import type { FeaturedParams, FeaturedView } from './featured-view.ts';

interface FeaturedContext {
  services: {
    content: Pick<Services['content'], 'detail' | 'channel' | 'schedule' | 'resumeTimestamp'>;
    payment: Pick<Services['payment'], 'activeSubscriptions'>;
  };
  session: Promise<unknown>;
  now: Date;
  /** IANA; the day of the schedule is this zone's. */
  timeZone: string;
}

/**
 * Null where there is no such title, or it cannot be had now: a block without its player still has its words.
 */
export async function loadFeatured(
  context: FeaturedContext,
  params: FeaturedParams,
): Promise<FeaturedView | null> {
  try {
    return await (params.type === 'IPTV' ? loadChannel(context, params.id) : loadContent(context, params));
  } catch (error) {
    if (isServiceError(error)) return null;
    throw error;
  }
}

async function loadContent(context: FeaturedContext, { type, id }: FeaturedParams): Promise<FeaturedView> {
  const { services, session, now } = context;
  const contentRequest = services.content.detail(id);
  if (type === 'TRAILER') return toTrailer(await contentRequest);
  const [content, viewer, resume] = await Promise.all([
    contentRequest,
    loadReader(session, contentRequest, services.payment),
    loadResume(services.content, session, id),
  ]);
  const isPlaylist = content.video_type === 'PLAYLIST';
  const state = liveStateOf(content, now);
  const subject = isPlaylist ? playlistSubject(content) : contentSubject(content);
  return {
    ...headOf(content),
    kind: 'content',
    id,
    action: isPlaylist
      ? playlistAction(content, viewer, now, contentPath(content))
      : playAction(content, viewer, now, resume),
    locked: toLocked(subject, content, viewer, now),
    startsAt: state === 'upcoming' ? (content.publish_time ?? null) : null,
    endsAt: state === 'live' && content.video_type === 'LIVE' ? (content.live_expiry_time ?? null) : null,
    hasEnded: state === 'ended',
    serverNowMs: now.getTime(),
  };
}

function toTrailer(content: Content): FeaturedView {
  const trailer = content.trailer ?? trailerKey(content.content_id, TRAILER_QUALITY);
  return { ...headOf(content), kind: 'trailer', trailer };
}

function headOf(content: Content) {
  const { title, poster, preview, thumbnail } = content;
  return { title, image: poster ?? preview ?? thumbnail, href: contentPath(content) };
}

async function loadChannel(context: FeaturedContext, id: string): Promise<FeaturedView> {
  const { services, session, now } = context;
  const channelRequest = services.content.channel(id);
  const [channel, entries, viewer] = await Promise.all([
    channelRequest,
    loadEntries(services.content, id, context),
    loadReader(session, channelRequest, services.payment),
  ]);
  const href = paths.channel({ id });
  const slots = entries === null ? null : toEntrySlots(entries).filter(({ endMs }) => endMs > now.getTime());
  return {
    kind: 'channel',
    id,
    title: channel.title || channel.name,
    image: channel.banner ?? channel.thumbnail,
    href,
    action: channelAction(channel, viewer, now, href),
    locked: toLocked(channelSubject(channel), channel, viewer, now),
    slots: slots?.map(({ startMs, endMs }) => ({ startMs, endMs })) ?? null,
    serverNowMs: now.getTime(),
  };
}
