import type { ContinueEntry } from '#app/contract/content.ts';
import { paths } from '#app/features/links/paths.ts';
import { resumeProgress } from './resume-progress.ts';

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
  const { content, parent } = entry;
  const { content_id: id, title } = content;
  const known = resumeProgress(content, entry);
  return {
    id,
    title: parent?.title ?? title,
    episode: parent ? title : null,
    image: content.thumbnail ?? content.poster ?? content.preview,
    href: paths.watch({ id }),
    progress: known ? known.progress : null,
    secondsLeft: known ? roundLeft(known.secondsLeft) : null,
    isNext: entry.resume_timestamp <= 0,
  };
}

/** Whole minutes while there are some; seconds only below that. */
function roundLeft(seconds: number): number {
  const left = Math.max(1, Math.round(seconds));
  return left < MINUTE ? left : Math.round(left / MINUTE) * MINUTE;
}
