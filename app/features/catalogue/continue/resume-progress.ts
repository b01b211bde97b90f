import type { Content } from '#app/contract/content.ts';

interface Resume {
  resume_timestamp?: number | undefined;
  /** Of the medium that was played, whose length may differ from the catalogue's. */
  total_duration?: number | undefined;
}

export interface ResumeProgress {
  /** 0 to 1. */
  progress: number;
  secondsLeft: number;
}

/** How far a viewer is in a title; null where it was not begun or its length is not known. */
export function resumeProgress(
  { duration, source_asset_id }: Pick<Content, 'duration' | 'source_asset_id'>,
  { resume_timestamp: position = 0, total_duration }: Resume,
): ResumeProgress | null {
  const length = total_duration ?? duration ?? source_asset_id?.file_metadata?.duration ?? 0;
  if (position <= 0 || length <= 0) return null;
  return { progress: Math.min(1, position / length), secondsLeft: length - position };
}
