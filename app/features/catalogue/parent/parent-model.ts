import type { ChildContent, ParentDetail } from '#app/contract/content.ts';
import { isLockedFor } from '#app/domain/access.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { playAction } from '#app/features/playback/access/play-action.ts';
import { contentSubject } from '#app/features/playback/access/play-subject.ts';
import type { EpisodePlace } from '#app/features/playback/up-next/up-next.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import type { CardContext } from '../cards/card-model.ts';
import type { SeriesPlace } from '../continue/continue-model.ts';
import { resumeProgress } from '../continue/resume-progress.ts';
import { ITEMS_SHOWN } from '../detail/constants.ts';
import { type Detail, type DetailContext, toDetail } from '../detail/detail-model.ts';
import { inOrder, type Placed, seasonsOf, toPlaced } from './episode-places.ts';

/** A part of a series as its list shows it. */
export interface Episode {
  id: string;
  href: string;
  number: string;
  title: string;
  image: string | undefined;
  released: { iso: string; text: string } | null;
  duration: string;
  description: string;
  isLocked: boolean;
  /** By this viewer, to its end. */
  isWatched: boolean;
  /** 0 to 1; null where it was not begun or its length is not known. */
  progress: number | null;
}

export interface EpisodeList {
  items: Episode[];
  /** Of the season that is shown, or of a series without seasons. */
  total: number;
  /** None where there is nothing to choose from. */
  seasons: readonly number[];
  season: number | null;
}

/** Which season is shown. */
export interface SeasonChoice {
  /** By the address; null where it names none. */
  requested: number | null;
  /** The part that the viewer is at. */
  partId: string | null;
}

/** What its episodes depend on, `planIds` as in `CardContext`. */
type EpisodeContext = Pick<DetailContext, 'language' | 'dateFormat'> & Pick<CardContext, 'planIds'>;

/** The viewer's last part, else the first. */
export function partToPlay(parent: ParentDetail, place: SeriesPlace | null) {
  const children = inOrder(parent.child_content_list);
  return children.find(({ content_id }) => content_id === place?.partId) ?? children[0];
}

/**
 * A series plays from its viewer's last part, else from its first one: the button's label and action are that
 * part's.
 */
export function toParentDetail(
  parent: ParentDetail,
  context: Omit<DetailContext, 'resumeSeconds'>,
  place: SeriesPlace | null,
): Detail & { part: EpisodePlace | null } {
  const { viewer, now } = context;
  const part = partToPlay(parent, place);
  const resumeSeconds = part?.content_id === place?.partId ? place?.resumeSeconds : null;
  const detail = toDetail(parent.parent_content, { ...context, resumeSeconds: null });
  return {
    ...detail,
    action: part ? playAction(part, viewer, now, resumeSeconds) : null,
    locked: part ? toLocked(contentSubject(part), part, viewer, now) : null,
    part: placeOf(toPlaced(inOrder(parent.child_content_list)), part?.content_id),
  };
}

export function toEpisodes(
  children: readonly ChildContent[],
  context: EpisodeContext & { showsAll: boolean; season: SeasonChoice },
): EpisodeList {
  const placed = toPlaced(inOrder(children));
  const known = seasonsOf(placed);
  const seasons = known.length > 1 ? known : [];
  // The season of the address, else of the part that the viewer is at, else the first.
  const { requested, partId } = context.season;
  const wanted = [requested, placeOf(placed, partId)?.season, seasons[0]];
  const season = wanted.find((one) => seasons.some((each) => each === one)) ?? null;
  const inSeason = seasons.length > 0 ? placed.filter(({ place }) => place.season === season) : placed;
  const shown = context.showsAll ? inSeason : inSeason.slice(0, ITEMS_SHOWN);
  return {
    items: shown.map((one) => toEpisode(one, context)),
    total: inSeason.length,
    seasons,
    season,
  };
}

/** Null of a part that is not there. */
function placeOf(
  placed: readonly Placed<ChildContent>[],
  id: string | null | undefined,
): EpisodePlace | null {
  return placed.find(({ part }) => part.content_id === id)?.place ?? null;
}

function toEpisode(
  { part, place }: Placed<ChildContent>,
  { language, dateFormat, planIds }: EpisodeContext,
): Episode {
  const { release_time, source_asset_id } = part;
  const seconds = part.duration ?? source_asset_id?.file_metadata?.duration;
  return {
    id: part.content_id,
    href: contentPath(part),
    number: numberFormat(language).format(place.number),
    title: part.title,
    image: part.thumbnail ?? part.poster ?? part.preview,
    released: release_time
      ? { iso: release_time.slice(0, 10), text: formatDate(release_time, dateFormat, language) }
      : null,
    duration: seconds ? formatDuration(seconds, language) : '',
    // The part's own page has it in full.
    description: part.description?.trim() ?? '',
    isLocked: isLockedFor(part, planIds),
    isWatched: part.is_watched ?? false,
    progress: resumeProgress(part, part)?.progress ?? null,
  };
}
