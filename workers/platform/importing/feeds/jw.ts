import { type JsonObject, listOf, numberOf, objectOf, textOf, textsOf } from './json-values.ts';
import type { FeedItem } from './to-draft.ts';

// JW Player's playlists (https://docs.jwplayer.com/players/docs/jw8-playlists-reference), and feeds made like them.

export const JW_LISTS = ['playlist', 'items', 'videos', ''];

const FIELDS = new Set(
  `mediaid id guid title description pubdate duration image images sources file tracks tags link feedid type
   preload variations recommendations rating genre genres category cast director contentType`.split(/\s+/),
);

/** One of a playlist's films. */
export function jwItem(value: unknown, line: number, count: (name: string) => void): FeedItem {
  const entry = objectOf(value);
  for (const name of Object.keys(entry)) if (!FIELDS.has(name)) count(`playlist.${name}`);
  return {
    line,
    id: textOf(entry.mediaid) ?? textOf(entry.id) ?? textOf(entry.guid),
    type: /live/i.test(textOf(entry.contentType) ?? '') ? 'LIVE' : 'SPV',
    title: textOf(entry.title),
    description: textOf(entry.description),
    videos: videosOf(entry),
    pictures: picturesOf(entry),
    categories: [...textsOf(entry.tags), ...textsOf(entry.category)],
    genres: [...textsOf(entry.genre), ...textsOf(entry.genres)],
    rating: textOf(entry.rating),
    people: { ...named('cast', entry.cast), ...named('director', entry.director) },
    durationSeconds: numberOf(entry.duration),
    released: dateOf(entry.pubdate),
  };
}

function videosOf(entry: JsonObject) {
  const sources = listOf(entry.sources).map(objectOf);
  const all = sources.length > 0 ? sources : [entry];
  return all
    .filter(({ type }) => !/^audio\//.test(textOf(type) ?? ''))
    .map(({ file, type, width, height, bitrate }) => ({
      url: textOf(file) ?? '',
      type: textOf(type),
      size: numberOf(height) ?? numberOf(width) ?? numberOf(bitrate),
    }));
}

function picturesOf(entry: JsonObject) {
  const images = listOf(entry.images).map(objectOf);
  const listed = images
    // Some are short films.
    .filter(({ type }) => !/^video\//.test(textOf(type) ?? ''))
    .map(({ src, width }) => ({ url: textOf(src) ?? '', width: numberOf(width) }));
  return listed.length > 0 ? listed : [{ url: textOf(entry.image) ?? '' }];
}

/** Seconds since 1970, or a date. What is neither is named as it is. */
function dateOf(value: unknown): string | undefined {
  if (typeof value !== 'number') return textOf(value);
  const date = new Date(value * 1000);
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString();
}

function named(role: string, value: unknown): Record<string, string[]> {
  const names = [...new Set(textsOf(value))];
  return names.length > 0 ? { [role]: names } : {};
}
