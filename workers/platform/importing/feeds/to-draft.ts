import { type Draft, newDraft, OWN_LANGUAGE } from '#workers/platform/importing/draft.ts';
import { idFromName, idFromSource } from '#workers/platform/importing/ids.ts';
import { readTime } from '#workers/platform/importing/reading/dates.ts';
import { toPlainText } from './plain-text.ts';

/** A title's file at the source. */
export interface FeedVideo {
  url: string;
  /** `application/x-mpegURL`, `video/mp4`, `HLS`, …; what is unknown is judged by its address. */
  type?: string | undefined;
  /** The larger, the better: height, or bit rate. */
  size?: number | undefined;
}

/** What feeds of every kind have of a title. */
export interface FeedItem {
  line: number;
  id?: string | undefined;
  /** Whether `id` is made of its title. */
  isIdMade?: boolean;
  type?: Draft['fields']['video_type'];
  title?: string | undefined;
  description?: string | undefined;
  videos?: readonly FeedVideo[];
  /** Address, and its width where it is known. */
  pictures?: readonly { url: string; width?: number | undefined }[];
  categories?: readonly string[] | undefined;
  genres?: readonly string[] | undefined;
  rating?: string | undefined;
  /** Names by role. */
  people?: Record<string, string[]> | undefined;
  durationSeconds?: number | undefined;
  released?: string | undefined;
  added?: string | undefined;
  language?: string | undefined;
  /** When it may be seen. */
  windowStart?: string | undefined;
  windowEnd?: string | undefined;
  isWithdrawn?: boolean | undefined;
  /** Of an episode. */
  parent?: string | undefined;
  serial?: number | undefined;
}

/** What a feed lacks stays as it is on the site: only what it has is written. */
export function toDraft(item: FeedItem, now: Date): Draft {
  const label = toPlainText(item.title ?? '');
  const draft = newDraft(item.line, label, item.id ? idFromSource(item.id) : idFromName(label));
  draft.isIdMade = item.isIdMade ?? !item.id;
  if (label) draft.texts.title = { [OWN_LANGUAGE]: label };
  const description = toPlainText(item.description ?? '');
  if (description) draft.texts.description = { [OWN_LANGUAGE]: description };
  if (item.categories?.length) draft.names.categories = unique(item.categories);
  if (item.genres?.length) draft.names.genres = unique(item.genres);
  if (item.rating) draft.names.rating = toPlainText(item.rating);
  const people = Object.entries(item.people ?? {}).map(([role, names]) => [role, unique(names)] as const);
  if (people.length > 0) draft.people = Object.fromEntries(people);
  putPicture(draft, item);
  putFields(draft, item);
  putWindow(draft, item, now);
  return draft;
}

function putFields(draft: Draft, item: FeedItem): void {
  const { fields } = draft;
  // A film is what a new title is; one that its owner has made something else stays that.
  if (item.type !== undefined && item.type !== 'SPV') fields.video_type = item.type;
  const video = bestOf(item.videos ?? []);
  if (video) fields.stream_link = absolute(video.url);
  else if (item.type !== 'MPVP') draft.notes.push('has no film or stream');
  if (item.durationSeconds !== undefined && Number.isFinite(item.durationSeconds) && item.durationSeconds > 0)
    fields.duration_seconds = Math.round(item.durationSeconds);
  if (item.language && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(item.language))
    fields.original_language = item.language;
  if (item.parent) fields.parent = idFromSource(item.parent);
  else if (item.type === 'MPVC') draft.faults.push({ path: 'parent', message: 'its series has no name' });
  if (item.serial !== undefined && Number.isInteger(item.serial) && item.serial >= 0)
    fields.serial_no = item.serial;
  putDate(draft, 'release_time', item.released);
  putDate(draft, 'created_date', item.added);
}

/** A date that cannot be read costs the title nothing but the date. */
function putDate(draft: Draft, name: 'release_time' | 'created_date', text: string | undefined): void {
  if (!text) return;
  const time = readTime(text);
  if (time) draft.fields[name] = time;
  else draft.notes.push(`${name}: "${text.slice(0, 40)}" is no date`);
}

/** Films have no window here: outside of it they are hidden, and the next import shows them. */
function putWindow(draft: Draft, { windowStart, windowEnd, isWithdrawn, type }: FeedItem, now: Date): void {
  const [start, end] = [windowStart, windowEnd].map((text) => {
    const time = text ? readTime(text) : null;
    if (text && !time) draft.faults.push({ path: 'window', message: `"${text.slice(0, 40)}" is no date` });
    return time;
  });
  if (type === 'LIVE' || type === 'VOD_LIVE') {
    if (start) draft.fields.publish_time = start;
    if (end) draft.fields.live_expiry_time = end;
  } else if (start && new Date(start) > now) {
    draft.fields.is_published = false;
    draft.opensAt = start;
    draft.notes.push(`hidden: opens on ${start.slice(0, 10)}, import again then with --publish`);
  } else if (end && new Date(end) <= now) {
    draft.fields.is_published = false;
    draft.notes.push(`hidden: its window ended on ${end.slice(0, 10)}`);
  } else {
    draft.opensNow = Boolean(start ?? end);
    if (end) draft.notes.push(`its window ends on ${end.slice(0, 10)}: import again then, which hides it`);
  }
  if (isWithdrawn) {
    draft.opensNow = false;
    draft.fields.is_published = false;
    draft.notes.push('hidden: its source has withdrawn it');
  }
}

/** The widest that can be fetched. */
function putPicture(draft: Draft, { pictures = [] }: FeedItem): void {
  const all = pictures
    .map(({ url, width = 0 }) => ({ url: absolute(url.trim()), width }))
    .filter(({ url }) => url !== '');
  const [widest] = all.filter(({ url }) => /^https?:/i.test(url)).sort((a, b) => b.width - a.width);
  if (widest) draft.pictures.picture = widest.url;
  else if (all[0]) draft.notes.push(`picture: "${all[0].url.slice(0, 40)}" is no https address: left out`);
}

/** `//cdn.example/…` is of the page's own scheme. */
function absolute(url: string): string {
  return url.startsWith('//') ? `https:${url}` : url;
}

/** Adaptive streams before files, and of files the largest. */
function bestOf(videos: readonly FeedVideo[]): FeedVideo | undefined {
  const rank = ({ url, type = '' }: FeedVideo) => {
    if (/mpegurl|hls|m3u8/i.test(type) || /\.m3u8(?:$|[?#])/i.test(url)) return 2;
    return /dash|\bmpd\b/i.test(type) || /\.mpd(?:$|[?#])/i.test(url) ? 1 : 0;
  };
  return [...videos]
    .filter(({ url }) => url)
    .sort((a, b) => rank(b) - rank(a) || (b.size ?? 0) - (a.size ?? 0))[0];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => toPlainText(name)).filter((name) => name !== ''))];
}
