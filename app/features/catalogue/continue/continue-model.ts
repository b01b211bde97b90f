import type { ContinueEntry } from '#app/contract/content.ts';
import { paths } from '#app/features/links/paths.ts';

/** A started title, as its card shows it. */
export interface ContinueCard {
  id: string;
  /** Of an episode its series' name, and its own in `episode`. */
  title: string;
  episode: string | null;
  image: string | undefined;
  /** To where the viewer stopped. */
  href: string;
  /** 0 to 1; null where the length is not known. */
  progress: number | null;
  /** Null for an episode that is next and not started, and where the length is not known. */
  secondsLeft: number | null;
  isNext: boolean;
}

/** In an object, for the type of a deferred value is an object: null where there is no row to show. */
export interface ContinueRow {
  cards: ContinueCard[] | null;
}

/** The part of a series that its viewer is at. */
export interface SeriesPlace {
  partId: string;
  /** 0 for one that is next and was not started. */
  resumeSeconds: number;
}

const MINUTE = 60;

export function toContinueCard(entry: ContinueEntry): ContinueCard {
  const { content, parent, resume_timestamp: position } = entry;
  const { content_id: id, title, duration: listed, source_asset_id: asset } = content;
  const duration = entry.total_duration ?? listed ?? asset?.file_metadata?.duration ?? 0;
  const isNext = position <= 0;
  const isMeasured = duration > 0 && !isNext;
  return {
    id,
    title: parent?.title ?? title,
    episode: parent ? title : null,
    image: content.thumbnail ?? content.poster ?? content.preview,
    href: paths.watch({ id }),
    progress: isMeasured ? Math.min(1, position / duration) : null,
    secondsLeft: isMeasured ? roundLeft(duration - position) : null,
    isNext,
  };
}

/** Whole minutes while there are some; seconds only below that. */
function roundLeft(seconds: number): number {
  const left = Math.max(1, Math.round(seconds));
  return left < MINUTE ? left : Math.round(left / MINUTE) * MINUTE;
}
