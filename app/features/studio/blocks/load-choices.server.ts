import type { Choices } from '#app/features/page-builder/edit/fields/form-context.ts';
import { loadCmsPages } from '#app/features/shell/static-pages/static-pages.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { orNone, toNamedChoice, toTitleChoice } from './choices.ts';

/** Of each kind; of a larger catalogue the others are found by name (find-choices.server.ts). */
const AT_MOST = 200;

/** What links, players and rows can name, by name. A service that fails leaves its list to be typed. */
export async function loadChoices(
  { services }: Pick<MarqueeContext, 'services'>,
  site: Site,
): Promise<Choices> {
  const { content, user } = services;
  const [titles, channels, artists, venues, pages] = await Promise.all([
    orNone(async () => (await content.list({ filters: {}, page: 1, page_size: AT_MOST })).items),
    orNone(async () => (await content.channels({ filters: {}, page: 1, page_size: AT_MOST })).items),
    orNone(async () => (await content.artists({ page: 1, page_size: AT_MOST })).items),
    orNone(async () => (await content.venues({ page: 1, page_size: AT_MOST })).items),
    orNone(() => loadCmsPages(user)),
  ]);
  return {
    title: titles.map(toTitleChoice),
    channel: channels.map(toNamedChoice),
    artist: artists.map(toNamedChoice),
    venue: venues.map(toNamedChoice),
    category: site.categories,
    // A link to a page of text would lead home: that is under another route.
    page: pages
      .filter(({ type }) => type === 'CUSTOM')
      .map(({ page_url, title }) => ({ id: page_url, name: title || page_url })),
  };
}
