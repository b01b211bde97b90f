import * as v from 'valibot';

const Sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'));

/** A picture, a film's rendition or another file of a brand, as `GET …/media` lists it. */
export const MediaFileSchema = v.object({
  /** Below the account. */
  key: v.string(),
  bytes: v.number(),
  etag: v.string(),
  type: v.string(),
  /** Not of files that came by another way than the operator's API. */
  sha256: v.optional(Sha256Schema),
});
export type MediaFile = v.InferOutput<typeof MediaFileSchema>;

/** What a site's folder notes of each file. Not its ETag, which depends on how it was sent. */
export const MediaRecordSchema = v.strictObject({
  key: v.string(),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.optional(Sha256Schema),
  type: v.string(),
});
export type MediaRecord = v.InferOutput<typeof MediaRecordSchema>;
