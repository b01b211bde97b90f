import type { ChannelCard } from '#app/features/catalogue/channels/channel-model.ts';
import { loadRelatedChannels } from '#app/features/catalogue/channels/related-channels.server.ts';
import type { DetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import type { CommentsModel } from '#app/features/comments/comments-model.ts';
import { loadComments } from '#app/features/comments/load-comments.server.ts';
import { loadReviews } from '#app/features/reviews/load-reviews.server.ts';
import type { Rated, ReviewsModel } from '#app/features/reviews/reviews-model.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

export const CHANNEL_TABS = ['about', 'related', 'reviews', 'comments'] as const;

/** What a tab of a channel shows; a null in it failed to load. */
export type ChannelPanel =
  | { tab: 'related'; cards: ChannelCard[] | null }
  | { tab: 'reviews'; reviews: ReviewsModel | null }
  | { tab: 'comments'; comments: CommentsModel | null };

/**
 * The chosen tab's data and no other's. Reviews are for accounts that allow ratings (viewer.md §2). Never
 * rejects.
 */
export async function loadChannelTab(
  context: MarqueeContext,
  search: DetailSearch<ChannelPanel['tab']>,
  id: string,
  rated: Promise<Rated>,
): Promise<ChannelPanel> {
  const { services, now } = context;
  const { tab, page, thread } = search;
  const subject = { type: 'channel', id } as const;
  const site = await context.loadSite().catch(() => null);
  if (tab === 'related' || (tab === 'reviews' && !site?.permissions.rating)) {
    return { tab: 'related', cards: await loadRelatedChannels(services.content, id) };
  }
  const texts = { language: await context.language.get(), dateFormat: site?.dateFormat ?? '', page };
  if (tab === 'reviews') return { tab, reviews: await loadReviews(context, subject, texts, rated) };
  return { tab, comments: await loadComments(context, subject, { ...texts, now, thread }) };
}
