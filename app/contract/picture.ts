import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { isAssetKey } from './primitives.ts';

const KeySchema = v.pipe(v.string(), v.maxLength(LIMITS.assetKey));
const KeyObjectSchema = v.object({ s3_key: v.nullish(KeySchema) });

/**
 * A picture in any of its three spellings, read as its key below the asset host, or undefined when it names
 * none. A key that could leave the host reads as none: a bad picture must not cost its film.
 */
export const PictureSchema = v.pipe(
  v.union([KeySchema, v.object({ website: v.nullable(KeyObjectSchema) }), KeyObjectSchema]),
  v.transform((picture): string | undefined => {
    const key = typeof picture === 'string' ? picture : keyOf(picture);
    const trimmed = key?.trim().replace(/^\/+/, '') ?? '';
    return isAssetKey(trimmed) ? trimmed : undefined;
  }),
);

/** For what is nothing without its picture. */
export const RequiredPictureSchema = v.pipe(PictureSchema, v.string());

type KeyObject = v.InferOutput<typeof KeyObjectSchema>;

function keyOf(picture: KeyObject | { website: KeyObject | null }): string | null | undefined {
  return 'website' in picture ? picture.website?.s3_key : picture.s3_key;
}
