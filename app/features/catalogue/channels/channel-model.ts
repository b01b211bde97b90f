import type { Channel, RelatedChannel } from '#app/contract/channel.ts';
import { categoryPath } from '#app/features/links/listing-paths.ts';
import { HEADER_CATEGORIES } from '#app/features/playback/channel/constants.ts';
import { formatCount, formatRating } from '#app/lib/counts.ts';
import { LONG_DESCRIPTION } from '../constants.ts';
import type { Detail } from '../detail/detail-model.ts';

export interface ChannelCategory {
  name: string;
  href: string | null;
}

/** The head of a channel's page. */
export interface ChannelHead {
  id: string;
  name: string;
  description: string;
  isLongDescription: boolean;
  banner: string | undefined;
  logo: string | undefined;
  /** viewer.md §2: free or paid. */
  isFree: boolean;
  categories: ChannelCategory[];
  rating: Detail['rating'];
}

/** `showRating`: rating and count only with the permission (viewer.md §2). */
export function toChannelHead(channel: Channel, language: string, showRating: boolean): ChannelHead {
  const description = channel.description?.trim() ?? '';
  return {
    id: channel._id,
    name: channel.name,
    description,
    isLongDescription: description.length > LONG_DESCRIPTION || description.split('\n').length > 3,
    banner: channel.banner ?? channel.thumbnail,
    logo: channel.logo,
    isFree: !channel.is_restricted,
    categories: (channel.category ?? []).map(toCategory),
    rating: showRating ? toRating(channel, language) : null,
  };
}

/** viewer.md §9: the header has room for four. */
export function headCategories({ categories }: Pick<ChannelHead, 'categories'>): ChannelCategory[] {
  return categories.slice(0, HEADER_CATEGORIES);
}

function toCategory({ _id, name }: NonNullable<Channel['category']>[number]): ChannelCategory {
  return { name, href: _id ? categoryPath({ _id, name }) : null };
}

function toRating({ average_rating, review_count }: Channel, language: string): Detail['rating'] {
  if (!average_rating) return null;
  return {
    average: formatRating(average_rating, language),
    count: review_count ? formatCount(review_count, language) : undefined,
    countValue: review_count ?? 0,
  };
}

/** One channel of a grid. */
export interface ChannelCard {
  id: string;
  name: string;
  image: string | undefined;
  logo: string | undefined;
  /** Null where the list does not have it. */
  isFree: boolean | null;
}

export function toChannelCard(channel: Channel): ChannelCard {
  const { _id, name, thumbnail, banner, logo, is_restricted } = channel;
  return { id: _id, name, image: thumbnail ?? banner, logo, isFree: !is_restricted };
}

export function toRelatedCard({ channel_id, name, thumbnail }: RelatedChannel): ChannelCard {
  return { id: channel_id, name, image: thumbnail, logo: undefined, isFree: null };
}
