import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  AssetKeySchema,
  CountSchema,
  IdSchema,
  LanguageSchema,
  NameSchema,
  requiredText,
  TimeSchema,
  text,
} from './primitives.ts';
import { PageQuerySchema } from './queries.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/** Of one file. A browser that draws the rungs by itself takes larger ones. */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;

/** Of a brand, with those whose files wait to be removed. */
export const MAX_PICTURES = 5000;

/**
 * The sizes that the site draws pictures in: the bytes of each fit into this box, in pixels. `p640` is a banner's own
 * crop for phones, 4:5.
 */
export const PICTURE_RUNGS = {
  w320: { width: 320 },
  w640: { width: 640 },
  w800: { width: 800 },
  w1280: { width: 1280 },
  w1600: { width: 1600 },
  p640: { width: 640, height: 800 },
} as const satisfies Record<string, { width: number; height?: number }>;
export type PictureRung = keyof typeof PICTURE_RUNGS;
export const RUNG_NAMES = Object.keys(PICTURE_RUNGS) as PictureRung[];
/** The one that a picture of rungs is named by, and sent last. */
export const LAST_RUNG = 'w1600' satisfies PictureRung;
/** A file as its owner has it, without rungs. */
export const ORIGINAL = 'original';

export const Sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A picture is known by the SHA-256 of its file, or of its largest rung. */
export const PictureParamsSchema = v.object({ id: Sha256Schema });

export const UploadQuerySchema = v.object({
  /** Of the file, for its owner. */
  name: requiredText(LIMITS.name),
  rung: v.picklist([ORIGINAL, ...RUNG_NAMES]),
  /** With every rung but the last: the SHA-256 of that one. */
  of: v.optional(Sha256Schema),
});

export const UploadsQuerySchema = v.object({
  ...PageQuerySchema.entries,
  search: v.optional(text(LIMITS.searchText)),
});

const AltSchema = v.pipe(
  v.record(LanguageSchema, text(LIMITS.title)),
  v.check((alt) => Object.keys(alt).length <= LIMITS.shortList),
);
export const ChangePictureBodySchema = v.strictObject({
  name: v.optional(requiredText(LIMITS.name)),
  /** By language, for those who do not see it. */
  alt: v.optional(AltSchema),
});

export const UploadedPictureSchema = v.object({
  _id: IdSchema,
  /** Below the asset host; what blocks name the picture by. */
  key: AssetKeySchema,
  /** In pixels, as it is drawn; of rungs that of the largest. */
  width: CountSchema,
  height: CountSchema,
  bytes: CountSchema,
  name: NameSchema,
  alt: orElse(AltSchema, () => ({})),
  created_date: TimeSchema,
});
export const UploadedPicturesSchema = lenientArray(UploadedPictureSchema, LIMITS.pageSize);
export type UploadedPicture = v.InferOutput<typeof UploadedPictureSchema>;

export const UploadedSchema = v.object({
  key: AssetKeySchema,
  /** Once the file is there with all of its rungs. */
  picture: maybe(UploadedPictureSchema),
});
