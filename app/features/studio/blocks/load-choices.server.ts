import type { Choices } from '#app/features/page-builder/edit/fields/form-context.ts';
import { loadCmsPages } from '#app/features/shell/static-pages/static-pages.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';

/** Of each kind; of a larger catalogue the ids are typed. */
const AT_MOST = 200;

/** What links, players and rows can name, by name. A service that fails leaves its list to be typed. */
export async function loadChoices(
  { services }: Pick<MarqueeContext, 'services'>,
  site: Site,
): Promise<Choices> {
  const { content, user } = services;
  const [titles, channels, artists, pages] = await Promise.all([
    orNone(async () => (await content.list({ filters: {}, page: 1, page_size: AT_MOST })).items),
    orNone(async () => (await content.channels({ filters: {}, page: 1, page_size: AT_MOST })).items),
    orNone(async () => (await content.artists({ page: 1, page_size: AT_MOST })).items),
    orNone(() => loadCmsPages(user)),
  ]);
  return {
    title: titles.map(({ content_id, title }) => ({ id: content_id, name: title })),
    channel: channels.map(({ _id, name }) => ({ id: _id, name })),
    artist: artists.map(({ _id, name }) => ({ id: _id, name })),
    category: site.categories,
    // A link to a page of text would lead home: that is under another route.
    page: pages
      .filter(({ type }) => type === 'CUSTOM')
      .map(({ page_url, title }) => ({ id: page_url, name: title || page_url })),
  };
}

async function orNone<T>(load: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await load();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return [];
  }
}
