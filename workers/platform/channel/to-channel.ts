import type * as v from 'valibot';
import type { ChannelSchema } from '#app/contract/channel.ts';
import type { Localise } from '#app/lib/localise.ts';
import { fullText, type Shorten } from '#workers/platform/http/short-texts.ts';
import type { ChannelRow, RelatedChannelRow } from '#workers/platform/storage/channel-store.ts';

type ChannelWire = v.InferInput<typeof ChannelSchema>;

export function toChannel(row: ChannelRow, localise: Localise, shorten: Shorten = fullText): ChannelWire {
  return {
    _id: row.id,
    name: localise(row.name) ?? row.id,
    title: localise(row.title),
    description: shorten(localise(row.description)),
    category: row.categories.map(({ _id, name }) => ({ _id, name: localise(name) ?? _id })),
    is_restricted: row.isRestricted,
    active_subscription: row.plans.filter(({ isPpv }) => !isPpv).map(({ id }) => ({ _id: id })),
    active_ppv: row.plans.filter(({ isPpv }) => isPpv).map(({ id }) => ({ _id: id })),
    logo: toPicture(row.logo),
    banner: toPicture(row.banner),
    thumbnail: toPicture(row.thumbnail),
    average_rating: row.averageRating,
    review_count: row.reviewCount,
  };
}

export function toRelatedChannel({ id, name, thumbnail }: RelatedChannelRow, localise: Localise) {
  return { channel_id: id, name: localise(name) ?? id, thumbnail: toPicture(thumbnail) };
}

function toPicture(key: string | null) {
  return key ? { website: { s3_key: key } } : undefined;
}
