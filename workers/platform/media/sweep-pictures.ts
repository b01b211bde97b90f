import { type PictureRung, RUNG_NAMES } from '#app/contract/uploads.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { type MediaFileRow, mediaStore } from '#workers/platform/storage/media-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A version that is younger may be restored, so its pictures stay (edit-mode.md §4). */
const GRACE_DAYS = 30;
/** Of one run; the next one goes on. */
const MAX_SWEPT = 200;
const SWEPT_AT_ONCE = 20;

export const graceStart = (now: Date) => new Date(now.getTime() - GRACE_DAYS * DAY_MS);

/**
 * Removes files of pictures that were deleted 30 days ago, and rungs whose last one never came. What something still
 * names (a version that was restored since) stays, and is looked at again in 30 days. Answers how many went.
 */
export async function sweepPictures(
  { directory, stores, media }: Pick<Dependencies, 'directory' | 'stores' | 'media'>,
  now: Date,
): Promise<number> {
  const before = graceStart(now);
  let swept = 0;
  for (let seen = 0; seen < MAX_SWEPT; seen += SWEPT_AT_ONCE) {
    const due = await directory.deletedPictures(before, SWEPT_AT_ONCE);
    for (const row of due) {
      const store = mediaStore(stores.scopeFor(row.accountId));
      if (await store.isUsed(row.id, before)) {
        await store.postpone(row, now);
        continue;
      }
      // Uploaded again at this moment: it stays.
      if (!(await store.claim(row))) continue;
      // Files first: a row without its files would be nobody's, files without their row would stay for ever.
      await media.delete(filesOf(row).map((key) => `${row.accountId}/${key}`));
      await store.remove(row.id);
      swept += 1;
    }
    if (due.length < SWEPT_AT_ONCE) break;
  }
  return swept;
}

function filesOf({ stem, ending }: Pick<MediaFileRow, 'stem' | 'ending'>): string[] {
  const [rung] = ending.split('.');
  const isInRungs = RUNG_NAMES.includes(rung as PictureRung);
  if (!isInRungs) return [`${stem}.${ending}`];
  // Of a picture that never became one, rungs of both types may be there.
  return RUNG_NAMES.flatMap((each) => ['webp', 'jpg'].map((type) => `${stem}.${each}.${type}`));
}
