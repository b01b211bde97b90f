import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { ReviewableTypeSchema } from '#app/contract/community.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { ownAmong, type ReviewDraft, toDraft } from '#app/features/reviews/reviews-model.ts';
import type { ReviewSubject } from '#app/features/reviews/write/save-review.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const SubjectSchema = v.object({ type: ReviewableTypeSchema, id: IdSchema });

/**
 * The subject that an address names. Any other, and any on a site without reviews (viewer.md §6), is a 404.
 */
export async function requireReviewSubject(
  context: Pick<MarqueeContext, 'loadSite'>,
  params: unknown,
): Promise<ReviewSubject> {
  const subject = v.safeParse(SubjectSchema, params);
  const { permissions } = await requireSite(context);
  if (!subject.success || !permissions.rating) throw data({ kind: 'not-found' }, { status: 404 });
  return subject.output;
}

/** The viewer's own review of something, to be written anew; null for the first. */
export async function requireOwnReview(
  { services: { content } }: Pick<MarqueeContext, 'services'>,
  subject: ReviewSubject,
  viewerId: string,
): Promise<ReviewDraft | null> {
  try {
    const own = ownAmong(await content.reviews(subject), viewerId);
    return own ? toDraft(own) : null;
  } catch (error) {
    throw pageForError(error);
  }
}
