import type { Content, ParentDetail } from '#app/contract/content.ts';
import { isLockedFor } from '#app/domain/access.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { playAction } from '#app/features/playback/access/play-action.ts';
import { contentSubject } from '#app/features/playback/access/play-subject.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import type { CardContext } from '../cards/card-model.ts';
import type { SeriesPlace } from '../continue/continue-model.ts';
import { ITEMS_SHOWN } from '../detail/constants.ts';
import { type Detail, type DetailContext, toDetail } from '../detail/detail-model.ts';
import { inOrder } from './episode-places.ts';

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
}

export interface EpisodeList {
  items: Episode[];
  total: number;
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
): Detail {
  const { viewer, now } = context;
  const part = partToPlay(parent, place);
  const resumeSeconds = part?.content_id === place?.partId ? place?.resumeSeconds : null;
  const detail = toDetail(parent.parent_content, { ...context, resumeSeconds: null });
  return {
    ...detail,
    action: part ? playAction(part, viewer, now, resumeSeconds) : null,
    locked: part ? toLocked(contentSubject(part), part, viewer, now) : null,
  };
}

export function toEpisodes(
  children: readonly Content[],
  context: EpisodeContext & { showsAll: boolean },
): EpisodeList {
  const ordered = inOrder(children);
  const shown = context.showsAll ? ordered : ordered.slice(0, ITEMS_SHOWN);
  return {
    items: shown.map((part, index) => toEpisode(part, index, context)),
    total: children.length,
  };
}

function toEpisode(part: Content, index: number, { language, dateFormat, planIds }: EpisodeContext): Episode {
  const { release_time, source_asset_id } = part;
  const seconds = part.duration ?? source_asset_id?.file_metadata?.duration;
  return {
    id: part.content_id,
    href: contentPath(part),
    number: numberFormat(language).format(part.serial_no ?? index + 1),
    title: part.title,
    image: part.thumbnail ?? part.poster ?? part.preview,
    released: release_time
      ? { iso: release_time.slice(0, 10), text: formatDate(release_time, dateFormat, language) }
      : null,
    duration: seconds ? formatDuration(seconds, language) : '',
    // The part's own page has it in full.
    description: part.description?.trim() ?? '',
    isLocked: isLockedFor(part, planIds),
  };
}
