import * as v from 'valibot';

const byteCount = v.pipe(v.number(), v.integer(), v.minValue(0));
const bytes = { offset: byteCount, length: byteCount };

/** `media/<asset>/asset.json`, written beside the packaged files: the byte ranges of all segments. */
export const AssetDescriptionSchema = v.object({
  renditions: v.pipe(
    v.array(
      v.object({
        height: v.pipe(v.number(), v.integer()),
        width: v.pipe(v.number(), v.integer()),
        file: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
        codecs: v.string(),
        bandwidth: v.number(),
        average_bandwidth: v.optional(v.number()),
        init: v.object(bytes),
        segments: v.pipe(
          v.array(v.object({ ...bytes, duration: v.pipe(v.number(), v.gtValue(0)) })),
          v.minLength(1),
        ),
      }),
    ),
    v.minLength(1),
  ),
  frame_rate: v.optional(v.number()),
});

export type AssetDescription = v.InferOutput<typeof AssetDescriptionSchema>;
export type Rendition = AssetDescription['renditions'][number];
export type Segment = Rendition['segments'][number];
