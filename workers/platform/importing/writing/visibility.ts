import type { Draft } from '#workers/platform/importing/draft.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Publishing {
  /** Whether new titles can be seen, and those whose window has opened. */
  isPublished: boolean;
  /** Whether what is hidden on the site is shown, too, unless the source hides it. */
  publishesHidden: boolean;
}

interface Visibility {
  is_published: boolean;
  /** Null empties it, undefined leaves it. */
  publish_time?: string | null;
  note?: string;
}

const STAYS_HIDDEN = 'is hidden on the site, and stays so: --publish-hidden shows it';

/**
 * Whether a title can be seen. One that is hidden on the site stays hidden, as its owner may have hidden it by hand;
 * unless import itself hid it until its window opens. Such a film has the window's start as its `publish_time`, which
 * films are not shown by, and loses it when it is published.
 */
export function visibilityOf(
  { fields, opensNow = false, opensAt }: Pick<Draft, 'fields' | 'opensNow' | 'opensAt'>,
  old: Values | null,
  { isPublished, publishesHidden }: Publishing,
): Visibility {
  const wanted = fields.is_published ?? (opensNow && isPublished ? true : null);
  const isHidden = old?.is_published === false;
  const isLive = /LIVE/.test(String(fields.video_type ?? old?.video_type));
  const isWaiting = isHidden && !isLive && typeof old?.publish_time === 'string';
  if (wanted === false) {
    const waits = opensAt !== undefined && !isLive && (!isHidden || isWaiting);
    return { is_published: false, ...(waits ? { publish_time: opensAt } : {}) };
  }
  if (!isHidden) return { is_published: wanted ?? (old ? true : isPublished) };
  if (wanted === true && isWaiting && opensNow) return { is_published: true, publish_time: null };
  if (publishesHidden) return { is_published: true };
  const isExpected = wanted === true || isPublished;
  return { is_published: false, ...(isExpected ? { note: STAYS_HIDDEN } : {}) };
}
