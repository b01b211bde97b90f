import { isAddress } from '#app/lib/is-address.ts';
import type { Draft } from '#workers/platform/importing/draft.ts';
import { hashOf } from '#workers/platform/importing/ids.ts';

/** The widths in which the site shows a title, of those that are made of each picture. */
const WIDTH_OF = { thumbnail: 640, poster: 1280, preview: 1280 } as const;

export type PictureField = keyof typeof WIDTH_OF;
export type PictureKeys = { [Name in PictureField]?: string | null };

/** A title's picture fields, and what has to be fetched for them. Plain JSON: plans wait on disk. */
export interface PicturePlan {
  /** What the fields are to hold. */
  keys: PictureKeys;
  /** What they hold on the site. */
  old: PictureKeys;
  /** A file's key without its width and extension, and the address that it is made of. */
  fetches: [stem: string, source: string][];
}

/** Fields whose picture could not be had. */
export interface FailedPicture {
  fields: PictureField[];
  why: string;
}

/**
 * The key follows from the title's id and the picture's address. So an address is fetched once, and a new address is a
 * new file, which no cache has an old version of.
 */
export function planPictures(
  { id, pictures }: Draft,
  old: Readonly<Record<string, unknown>> | null,
): PicturePlan {
  const plan: PicturePlan = { keys: {}, old: {}, fetches: [] };
  const fetches = new Map<string, string>();
  for (const field of Object.keys(WIDTH_OF) as PictureField[]) {
    // A field that the source has as empty takes the picture for all, and is emptied where there is none.
    const source = pictures[field] ?? pictures.picture ?? pictures[field];
    const current = old?.[field];
    if (typeof current === 'string') plan.old[field] = current;
    if (source === undefined) continue;
    if (source === null || !isAddress(source)) {
      plan.keys[field] = source;
      continue;
    }
    const stem = `images/titles/${id.replace(/[^A-Za-z0-9._-]/g, '_')}.${hashOf(source)}`;
    plan.keys[field] = `${stem}.w${WIDTH_OF[field]}.webp`;
    if (current !== plan.keys[field]) fetches.set(stem, source);
  }
  plan.fetches = [...fetches];
  return plan;
}

/** The plan without the fields that need a picture from elsewhere: these stay as they are. */
export function withoutFetches(plan: PicturePlan): PicturePlan {
  const isFetched = (key: string) => plan.fetches.some(([stem]) => key.startsWith(`${stem}.w`));
  const entries = Object.entries(plan.keys).filter(([, key]) => !(key && isFetched(key)));
  return { ...plan, keys: Object.fromEntries(entries), fetches: [] };
}
