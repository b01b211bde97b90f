import type { Content } from '#app/contract/content.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { failClosed } from '#app/features/playback/access/fail-closed.server.ts';
import {
  type LoadingPrices,
  priceLock,
  startPrices,
} from '#app/features/playback/access/load-unlock-offers.server.ts';
import { contentSubject } from '#app/features/playback/access/play-subject.ts';
import { loadViewer } from '#app/features/playback/access/viewer.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { Services } from '#app/services/services.server.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { loadWatchView } from './load-watch-view.server.ts';
import { toPosterUrl } from './poster-url.ts';
import type { WatchHead, WatchPage } from './watch-view.ts';

type Context = Pick<MarqueeContext, 'now'> & {
  services: Pick<Services, 'content' | 'payment'>;
  language: Pick<MarqueeContext['language'], 'get'>;
};

interface WatchPageParams {
  session: Promise<unknown>;
  assetOrigin: string;
  /** The start position in the URL, in seconds; null is where the viewer left off. */
  startAtSeconds: number | null;
}

/**
 * What plays alone on its page. Collections have pages of their own, where their parts are to be chosen from.
 */
export function isPlayedAlone({ video_type }: Pick<Content, 'video_type'>): boolean {
  return video_type !== 'PLAYLIST' && video_type !== 'MPVP';
}

/** Nothing has to be paid for it. */
const NO_PRICES: LoadingPrices = Promise.resolve(null);

/** Everything that `/watch` and `/embed` show of a content. Throws the page for why not. */
export async function loadWatchPage(
  context: Context,
  content: Content,
  { session, assetOrigin, startAtSeconds }: WatchPageParams,
): Promise<WatchPage> {
  const { services, now } = context;
  const prices = content.is_restricted ? startPrices(services.payment) : NO_PRICES;
  const viewer = await failClosed(loadViewer(session, content, services.payment));
  const view = await failClosed(loadWatchView(services.content, { content, viewer, now, startAtSeconds }));
  const head = toWatchHead(content, { now, assetOrigin });
  if (view.kind !== 'locked') return { ...head, view };
  const subject = contentSubject(content);
  return {
    ...head,
    view: { ...view, locked: await priceLock(context, view.locked, { subject, content, viewer, prices }) },
  };
}

export function toWatchHead(
  content: Content,
  { now, assetOrigin }: { now: Date; assetOrigin: string },
): WatchHead {
  const picture = content.poster ?? content.preview ?? content.thumbnail;
  const rating = content.content_rating;
  return {
    title: content.title,
    posterUrl: toPosterUrl(toPictureSource(picture, assetOrigin, 'stage')),
    rating: rating ? { name: rating.name, description: rating.description } : null,
    backHref: contentPath(content),
    serverNowMs: now.getTime(),
  };
}
