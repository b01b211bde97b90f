import type { Channel } from '#app/contract/channel.ts';
import type { CommentSubject } from '#app/contract/community.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { requireContent, requirePlaylist } from './detail/require-content.server.ts';
import { orErrorPage } from './page-for-error.server.ts';
import { REVIEWS_ID } from './people/person-reviews.tsx';
import { requirePerson } from './people/require-person.server.ts';

/** The subject of reviews or comments: its name, and the page that shows them. */
export async function requireSubjectPlace(
  { services: { content }, language }: Pick<MarqueeContext, 'services' | 'language'>,
  { type, id }: CommentSubject,
  tab: 'reviews' | 'comments',
): Promise<{ name: string; path: string }> {
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

/** A channel, or the page for why not. */
export function requireChannel(service: Pick<ContentService, 'channel'>, id: string): Promise<Channel> {
  return orErrorPage(() => service.channel(id));
}
