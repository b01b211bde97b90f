import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';

/** A member's two lists, as forms name them. */
export const SAVE_INTENTS = ['watchlist', 'favourite'] as const;
export type SaveIntent = (typeof SAVE_INTENTS)[number];

/** Which of the viewer's lists hold a title. */
export type Saved = Record<SaveIntent, boolean>;

/** A member's lists, as ids; empty for a guest. */
export interface Library {
  watchlist: readonly string[];
  favourites: readonly string[];
}

/**
 * `want` is the state after the action, so that a click that is sent twice, or from a stale page, does what
 * its button promised; without it the title is toggled. `redirectTo` is sent by forms without scripts, to
 * return to.
 */
export const SaveSchema = v.object({
  intent: v.picklist(SAVE_INTENTS),
  id: IdSchema,
  want: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((want) => want === 'true'),
    ),
  ),
  redirectTo: v.optional(v.string()),
});
export type SaveRequest = v.InferOutput<typeof SaveSchema>;

/** viewer.md §8; texts of the namespace `common`. */
export const TOAST_KEYS = {
  watchlist: { added: 'added_watchlist_toast', removed: 'removed_watchlist_toast' },
  favourite: { added: 'added_favourites_toast', removed: 'removed_favourites_toast' },
} as const satisfies Record<SaveIntent, object>;

export function toastKey(intent: SaveIntent, isSaved: boolean) {
  return TOAST_KEYS[intent][isSaved ? 'added' : 'removed'];
}
