/**
 * What a block must bear: as its brand began with it, one item, forty, without any picture, and with long
 * Arabic words.
 */
export const VARIATIONS = ['sample', 'one', 'forty', 'bare', 'long'] as const;
export type Variation = (typeof VARIATIONS)[number];

const LONG_WORDS =
  'حكاية طويلة جدًا عن الطريق المالح الذي لا يسلكه أحد مرتين، وعن الذين انتظروا عند آخره حتى طلع الفجر على المدينة القديمة';
const PICTURE_FIELD = /^(?:image|image_[abc]|image_s3_?key|bg_image_s3key|thumbnail|poster)$/;
/** Words that a machine reads. */
const WORD_FIELD =
  /(?:^|_)(?:key|type|position|size|aligned|id|url|order_by|currency)$|^(?:link|player|auto_payload)$/;
const FORTY = 40;

/** A sample's data in one of its variations. */
export function varySample(data: Readonly<Record<string, unknown>>, how: Variation): Record<string, unknown> {
  return how === 'sample' ? { ...data } : (varied(data, how) as Record<string, unknown>);
}

function varied(value: unknown, how: Variation): unknown {
  if (Array.isArray(value)) return variedList(value, how);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => {
      if (how === 'bare' && PICTURE_FIELD.test(field) && typeof inner === 'string') return [];
      if (WORD_FIELD.test(field)) return [[field, inner]];
      return [
        [
          field,
          how === 'long' && typeof inner === 'string' && !PICTURE_FIELD.test(field)
            ? LONG_WORDS
            : varied(inner, how),
        ],
      ];
    }),
  );
}

/** Lists of ids stay as they are: forty times the same title is no list of forty. */
function variedList(list: readonly unknown[], how: Variation): unknown[] {
  const items = list.map((item) => varied(item, how));
  if (!items.every((item) => typeof item === 'object')) return items;
  if (how === 'one') return items.slice(0, 1);
  if (how !== 'forty' || items.length === 0) return items;
  return Array.from({ length: FORTY }, (_, index) => items[index % items.length]);
}
