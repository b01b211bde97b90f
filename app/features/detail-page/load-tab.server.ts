import type { ReviewableType } from '#app/contract/community.ts';
import { cardContext } from '#app/features/catalogue/cards/card-context.server.ts';
import type { DetailSearch } from '#app/features/catalogue/detail/detail-search.server.ts';
import { loadRelated, type Related } from '#app/features/catalogue/detail/load-related.server.ts';
import type { CommentsModel } from '#app/features/comments/comments-model.ts';
import { loadComments } from '#app/features/comments/load-comments.server.ts';
import { loadReviews } from '#app/features/reviews/load-reviews.server.ts';
import type { Rated, ReviewsModel } from '#app/features/reviews/reviews-model.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** What a tab shows; a null in it failed to load. */
export type TabPanel =
  | { tab: 'related'; related: Related | null }
  | { tab: 'reviews'; reviews: ReviewsModel | null }
  | { tab: 'comments'; comments: CommentsModel | null };

type Subject = { type: Extract<ReviewableType, 'content' | 'playlist'>; id: string };

/**
 * The chosen tab's data and no other's. Reviews are for accounts that allow ratings (viewer.md §2). Never
 * rejects.
 */
export async function loadTab(
  context: MarqueeContext,
  search: DetailSearch<TabPanel['tab']>,
  subject: Subject,
  rated: Promise<Rated>,
): Promise<TabPanel> {
  const { services, now } = context;
  const { tab, page, thread } = search;
  const language = await context.language.get();
  if (tab === 'related') return relatedPanel();
  const site = await context.loadSite().catch(() => null);
  if (tab === 'reviews' && !site?.permissions.rating) return relatedPanel();
  const texts = { language, dateFormat: site?.dateFormat ?? '', page };
  if (tab === 'reviews') return { tab, reviews: await loadReviews(context, subject, texts, rated) };
  return { tab, comments: await loadComments(context, subject, { ...texts, now, thread }) };

  async function relatedPanel(): Promise<TabPanel> {
    const videoTypes = subject.type === 'playlist' ? (['PLAYLIST'] as const) : undefined;
    const wanted = videoTypes ? { videoTypes: [...videoTypes] } : {};
    const related = await loadRelated(services.content, subject.id, cardContext(context), wanted);
    return { tab: 'related', related };
  }
}
