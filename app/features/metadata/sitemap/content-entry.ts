import type { Content } from '#app/contract/content.ts';
import { liveStateOf } from '#app/domain/access.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { pictureUrl } from '#app/features/metadata/json-ld-site.ts';
import { shorten } from '#app/features/metadata/shorten.ts';
import { MAX_VIDEO_SECONDS, VIDEO_DESCRIPTION_LENGTH, VIDEO_TITLE_LENGTH } from './constants.ts';
import type { SitemapEntry, SitemapVideo } from './sitemap-xml.ts';

interface EntryContext {
  origin: string;
  assetOrigin: string;
  now: Date;
}

/** A title's page, with its film where it has one of its own. */
export function toContentEntry(content: Content, context: EntryContext): SitemapEntry {
  return {
    path: contentPath(content),
    modified: content.modified_date ?? content.created_date,
    video: toVideo(content, context),
  };
}

/** A video without a picture is none to a sitemap; a parent or a list has only those of its parts. */
function toVideo(content: Content, { origin, assetOrigin, now }: EntryContext): SitemapVideo | undefined {
  const thumbnail = pictureUrl({ assetOrigin }, content.thumbnail ?? content.preview ?? content.poster);
  if (!thumbnail || content.video_type === 'MPVP' || content.video_type === 'PLAYLIST') return undefined;
  const { title, description, duration, stream } = content;
  const isOpen = !content.is_restricted && !content.is_login_required;
  return {
    thumbnail,
    title: shorten(title, VIDEO_TITLE_LENGTH),
    description: shorten(description || title, VIDEO_DESCRIPTION_LENGTH),
    player: origin + paths.watch({ id: content.content_id }),
    content: isOpen && stream?.link && /^https?:/i.test(stream.link) ? stream.link : undefined,
    seconds: toSeconds(duration),
    expires: content.video_type === 'LIVE' ? content.live_expiry_time : undefined,
    published: content.created_date ?? content.publish_time ?? content.release_time,
    requiresSubscription: content.is_restricted === true,
    isLive: liveStateOf(content, now) === 'live',
  };
}

/** Whole seconds; a length that a sitemap does not know is left out. */
function toSeconds(duration: number | undefined): number | undefined {
  const seconds = Math.round(duration ?? 0);
  return seconds >= 1 && seconds <= MAX_VIDEO_SECONDS ? seconds : undefined;
}
