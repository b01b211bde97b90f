import { idFromName } from '#workers/platform/importing/ids.ts';
import { seasonId, seasonTitle } from '#workers/platform/importing/seasons.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf, textsOf } from './json-values.ts';
import { peopleByRole } from './people-by-role.ts';
import type { FeedItem } from './to-draft.ts';

// Roku's Direct Publisher feed (https://developer.roku.com/docs/specs/direct-publisher-feed-specs/json-dp-spec.md).

const FILMS = ['movies', 'shortFormVideos', 'shortformvideos', 'tvSpecials', 'tvspecials'];
export const ROKU_LISTS = [...FILMS, 'series', 'liveFeeds', 'livefeeds'];

const FIELDS = new Set(
  `id title content genres thumbnail releaseDate shortDescription longDescription tags credits rating externalIds
   seasons episodes episodeNumber brandedThumbnail`.split(/\s+/),
);

const SEASON_FIELDS = new Set(['seasonNumber', 'episodes', 'thumbnail']);

/** One of a Roku feed's films, streams or series, which brings its episodes. */
export function rokuItems(
  list: string,
  value: unknown,
  line: number,
  count: (name: string) => void,
): FeedItem[] {
  const entry = objectOf(value);
  for (const name of Object.keys(entry)) if (!FIELDS.has(name)) count(`${list}.${name}`);
  if (FILMS.includes(list)) return [filmOf(entry, line, 'SPV')];
  return list === 'series' ? seriesOf(entry, line, count) : [filmOf(entry, line, 'LIVE')];
}

function filmOf(entry: JsonObject, line: number, type: FeedItem['type']): FeedItem {
  const content = objectOf(entry.content);
  return {
    ...commonOf(entry, line),
    type,
    videos: listOf(content.videos).map((video) => {
      const { url, videoType, quality, bitrate } = objectOf(video);
      return {
        url: textOf(url) ?? '',
        type: textOf(videoType),
        size: numberOf(bitrate) ?? QUALITIES.get(textOf(quality) ?? ''),
      };
    }),
    durationSeconds: numberOf(content.duration),
    added: textOf(content.dateAdded),
    language: textOf(content.language),
    windowStart: textOf(content.validityPeriodStart),
    windowEnd: textOf(content.validityPeriodEnd),
  };
}

const QUALITIES = new Map(Object.entries({ SD: 480, HD: 720, FHD: 1080, UHD: 2160 }));

function commonOf(entry: JsonObject, line: number): FeedItem {
  const rating = objectOf(entry.rating);
  const picture = textOf(entry.thumbnail) ?? textOf(entry.brandedThumbnail);
  return {
    line,
    id: textOf(entry.id),
    title: textOf(entry.title),
    description: textOf(entry.longDescription) ?? textOf(entry.shortDescription),
    pictures: picture ? [{ url: picture }] : [],
    categories: textsOf(entry.tags),
    genres: textsOf(entry.genres),
    rating: textOf(rating.rating) ?? textOf(entry.rating),
    people: peopleByRole(
      listOf(entry.credits)
        .map(objectOf)
        .map(({ name, role }) => ({ name: textOf(name), role: textOf(role) })),
    ),
    released: textOf(entry.releaseDate),
  };
}

/** Each season but the first is a series of its own, as with CSV (decision 064). */
function seriesOf(entry: JsonObject, line: number, count: (name: string) => void): FeedItem[] {
  const common = commonOf(entry, line);
  // Its episodes name it by its id.
  const seriesId = common.id ?? idFromName(common.title ?? '');
  const series: FeedItem = { ...common, id: seriesId, isIdMade: common.id === undefined, type: 'MPVP' };
  const seasons = listOf(entry.seasons).map(objectOf);
  const loose = listOf(entry.episodes);
  const all = [...(loose.length > 0 ? [{ seasonNumber: 1, episodes: loose } as JsonObject] : []), ...seasons];
  return [series, ...all.flatMap((season, at) => seasonOf(season, at + 1, series, count))];
}

function seasonOf(
  season: JsonObject,
  place: number,
  series: FeedItem,
  count: (name: string) => void,
): FeedItem[] {
  for (const name of Object.keys(season)) if (!SEASON_FIELDS.has(name)) count(`series.seasons.${name}`);
  const named = numberOf(season.seasonNumber);
  const number = named !== undefined && Number.isInteger(named) && named >= 0 ? named : place;
  const parent = series.id ? seasonId(series.id, number) : undefined;
  const own: FeedItem = { ...series, id: parent, title: seasonTitle(series.title ?? '', number) };
  return [
    ...(number === 1 ? [] : [own]),
    ...listOf(season.episodes).map((episode, index) => ({
      ...filmOf(objectOf(episode), series.line, 'MPVC'),
      parent,
      serial: numberOf(objectOf(episode).episodeNumber) ?? index + 1,
    })),
  ];
}
