import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { VideoTypeSchema } from '#app/contract/video-type.ts';
import { type ChosenFilters, FILTER_NAMES } from './titles-filters.ts';

const FiltersSchema = v.object({
  category: v.optional(IdSchema),
  genre: v.optional(IdSchema),
  role: v.optional(v.pipe(v.string(), v.maxLength(200))),
  type: v.optional(VideoTypeSchema),
});

const PageSchema = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), 1);

/** The search parameters of an artist's or a venue's page. */
export interface PersonSearch {
  chosen: ChosenFilters;
  /** False where it has an invalid filter, which is left out. */
  isSound: boolean;
  /** Of the reviews, from 1. */
  page: number;
}

export function readPersonSearch(requestUrl: string): PersonSearch {
  const { searchParams } = new URL(requestUrl);
  const chosen: ChosenFilters = {};
  let isSound = true;
  for (const name of FILTER_NAMES) {
    const value = searchParams.get(name)?.trim();
    // A form without scripts sends its empty choices as well.
    if (!value) continue;
    const read = v.safeParse(FiltersSchema, { [name]: value });
    if (read.success) Object.assign(chosen, read.output);
    else isSound = false;
  }
  return { chosen, isSound, page: v.parse(PageSchema, searchParams.get('page')) };
}
