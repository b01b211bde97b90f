import type { Content } from '#app/contract/content.ts';
import { type LiveState, liveStateOf } from '#app/domain/access.ts';
import { type Locked, toLocked } from '#app/features/playback/access/locked.ts';
import { type PlayAction, playAction } from '#app/features/playback/access/play-action.ts';
import { contentSubject } from '#app/features/playback/access/play-subject.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import { formatCount, formatRating } from '#app/lib/counts.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatDuration, toIsoDuration } from '#app/lib/durations.ts';
import { LONG_DESCRIPTION } from '../constants.ts';
import { type DetailLinks, toDetailLinks } from './detail-links-model.ts';

export interface Detail {
  id: string;
  title: string;
  description: string;
  isLongDescription: boolean;
  image: string | undefined;
  rating: { average: string; count: string | undefined; countValue: number } | null;
  released: { iso: string; text: string } | null;
  duration: { iso: string; text: string } | null;
  contentRating: { name: string; description: string | undefined; icon: string | undefined } | null;
  /** `endsAt` of what ends for good. */
  live: { state: LiveState; startsAt: string | undefined; endsAt: string | undefined };
  /** Null where there is nothing to play: a series without episodes. */
  action: PlayAction | null;
  locked: Locked | null;
  links: DetailLinks;
}

export interface DetailContext {
  viewer: Viewer;
  now: Date;
  language: string;
  dateFormat: string;
  /** viewer.md §2: rating and count only with the permission. */
  showRating: boolean;
  resumeSeconds: number | null;
}

export function toDetail(content: Content, context: DetailContext): Detail {
  const { viewer, now, language } = context;
  const description = content.description?.trim() ?? '';
  return {
    id: content.content_id,
    title: content.title,
    description,
    isLongDescription: description.length > LONG_DESCRIPTION || description.split('\n').length > 3,
    image: content.poster ?? content.preview ?? content.thumbnail,
    rating: context.showRating ? toRating(content, language) : null,
    released: toReleased(content, context),
    duration: toDuration(content, language),
    contentRating: toContentRating(content),
    live: toLive(content, now),
    action: playAction(content, viewer, now, context.resumeSeconds),
    locked: toLocked(contentSubject(content), content, viewer, now),
    links: toDetailLinks(content),
  };
}

function toLive(content: Content, now: Date): Detail['live'] {
  const endsAt = content.video_type === 'LIVE' ? content.live_expiry_time : undefined;
  return { state: liveStateOf(content, now), startsAt: content.publish_time, endsAt };
}

function toRating({ average_rating, review_count }: Content, language: string): Detail['rating'] {
  if (!average_rating) return null;
  return {
    average: formatRating(average_rating, language),
    count: review_count ? formatCount(review_count, language) : undefined,
    countValue: review_count ?? 0,
  };
}

function toReleased(content: Content, { now, dateFormat, language }: DetailContext): Detail['released'] {
  // The day of a stream is that of its start.
  if (liveStateOf(content, now) !== 'not-live') return null;
  const { release_time } = content;
  return release_time
    ? { iso: release_time.slice(0, 10), text: formatDate(release_time, dateFormat, language) }
    : null;
}

function toDuration(content: Content, language: string): Detail['duration'] {
  // A stream lasts from when it begins until it ends, whatever length its entry has.
  if (content.video_type === 'LIVE') return null;
  const { duration, source_asset_id } = content;
  const seconds = duration ?? source_asset_id?.file_metadata?.duration;
  return seconds ? { iso: toIsoDuration(seconds), text: formatDuration(seconds, language) } : null;
}

function toContentRating({ content_rating }: Content): Detail['contentRating'] {
  if (!content_rating?.name) return null;
  const { name, description, icon } = content_rating;
  return { name, description, icon };
}
