import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { ReviewableTypeSchema } from '#app/contract/community.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { requireChannel } from '#app/features/catalogue/channels/require-channel.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { REVIEWS_ID } from '#app/features/catalogue/people/person-reviews.tsx';
import { requirePerson } from '#app/features/catalogue/people/require-person.server.ts';
import { requirePlaylist } from '#app/features/catalogue/playlist/require-playlist.server.ts';
import { requireContent } from '#app/features/catalogue/require-content.server.ts';
import { contentPath } from '#app/features/links/content-path.ts';
import { paths } from '#app/features/links/paths.ts';
import { ownAmong, type ReviewDraft, toDraft } from '#app/features/reviews/reviews-model.ts';
import type { ReviewSubject } from '#app/features/reviews/write/save-review.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const SubjectSchema = v.object({ type: ReviewableTypeSchema, id: IdSchema });

/** What an address asks to review. Anything else, and a site without reviews (viewer.md §6), is a page that does not exist. */
export async function requireReviewSubject(
  context: Pick<MarqueeContext, 'loadSite'>,
  params: unknown,
): Promise<ReviewSubject> {
  const subject = v.safeParse(SubjectSchema, params);
  const { permissions } = await requireSite(context);
  if (!subject.success || !permissions.rating) throw data({ kind: 'not-found' }, { status: 404 });
  return subject.output;
}

/** Its name, and the page where its reviews stand. */
export async function requireReviewed(
  { services: { content }, language }: Pick<MarqueeContext, 'services' | 'language'>,
  { type, id }: ReviewSubject,
): Promise<{ name: string; path: string }> {
  const tab = 'reviews';
  switch (type) {
    case 'content': {
      const found = await requireContent(content, id);
      return { name: found.title, path: `${contentPath(found)}?tab=${tab}` };
    }
    case 'playlist':
      return { name: (await requirePlaylist(content, id)).title, path: paths.playlist({ id }, { tab }) };
    case 'channel':
      return { name: (await requireChannel(content, id)).name, path: paths.channel({ id }, { tab }) };
    case 'artist': {
      const { name } = await requirePerson(content, { kind: 'artists', id }, await language.get());
      return { name, path: `${paths.artistDetail({ id })}#${REVIEWS_ID}` };
    }
    case 'venue': {
      const { name } = await requirePerson(content, { kind: 'venues', id }, await language.get());
      return { name, path: `${paths.venueDetail({ id })}#${REVIEWS_ID}` };
    }
  }
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
