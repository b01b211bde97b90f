import type { Channel } from '#app/contract/channel.ts';
import { paths } from '#app/features/links/paths.ts';
import { type JsonLd, thing } from './json-ld.ts';
import { type LinkedName, toBreadcrumbJsonLd, toItemListJsonLd } from './json-ld-list.ts';
import { toRatingJsonLd } from './json-ld-rating.ts';
import { type JsonLdSite, pageUrl, pictureUrl } from './json-ld-site.ts';
import { shorten } from './shorten.ts';

const DESCRIPTION_LENGTH = 500;

/**
 * A channel's page: the service that broadcasts, and where the page is. `listName` is that of all channels.
 */
export function toChannelJsonLd(channel: Channel, site: JsonLdSite, listName: string): JsonLd[] {
  const { _id: id, name, description, logo, thumbnail, banner, category, is_restricted } = channel;
  const main = thing('BroadcastService', {
    name,
    broadcastDisplayName: name,
    description: shorten(description ?? '', DESCRIPTION_LENGTH),
    url: pageUrl(site, paths.channel({ id })),
    logo: pictureUrl(site, logo),
    image: pictureUrl(site, thumbnail ?? banner),
    category: (category ?? []).map((one) => one.name),
    isAccessibleForFree: !is_restricted,
    aggregateRating: toRatingJsonLd(channel, site.showRating),
  });
  const trail: LinkedName[] = [
    { name: listName, path: paths.channels() },
    { name, path: paths.channel({ id }) },
  ];
  return [main, toBreadcrumbJsonLd(site, trail)];
}

/** The page of all channels. */
export function toChannelListJsonLd(title: string, channels: readonly Channel[], site: JsonLdSite): JsonLd[] {
  const items = channels.map(({ _id: id, name }) => ({ name, path: paths.channel({ id }) }));
  const list = toItemListJsonLd(site, title, items);
  return [list, toBreadcrumbJsonLd(site, [{ name: title, path: paths.channels() }])];
}
