import type { Content } from '#app/contract/content.ts';
import { categoryPath, filterPath } from '#app/features/links/listing-paths.ts';
import { paths } from '#app/features/links/paths.ts';

export interface NamedLink {
  name: string;
  /** Null where there is no URL for it: the name is plain text. */
  href: string | null;
}

/** A heading with its links: a role and its artists, a custom field and its values. */
export interface LinkGroup {
  name: string;
  links: NamedLink[];
}

/** Everything about a title that leads to more like it. */
export interface DetailLinks {
  artists: LinkGroup[];
  categories: NamedLink[];
  genres: NamedLink[];
  venues: NamedLink[];
  metadata: LinkGroup[];
}

type Linked = Pick<Content, 'artists' | 'category' | 'sub_category' | 'venues' | 'custom_metadata'>;

export function toDetailLinks(content: Linked): DetailLinks {
  return {
    artists: toArtistGroups(content),
    categories: toLinks(content.category, categoryPath),
    genres: toLinks(content.sub_category, ({ _id, name }) =>
      filterPath(name, { sub_category: [_id] }, false),
    ),
    venues: toLinks(content.venues, ({ _id }) => paths.venueDetail({ id: _id })),
    metadata: toMetadataGroups(content),
  };
}

function toLinks<Item extends { name: string }>(
  items: readonly Item[] | undefined,
  toHref: (item: Item) => string | null,
): NamedLink[] {
  return unique((items ?? []).map((item) => ({ name: item.name, href: toHref(item) })));
}

function toArtistGroups({ artists }: Linked): LinkGroup[] {
  return Object.entries(artists ?? {}).flatMap(([role, people]) =>
    toGroup(
      role,
      toLinks(people, ({ id }) => paths.artistDetail({ id })),
    ),
  );
}

/** viewer.md §2: comma separated values, each a link to a filter. */
function toMetadataGroups({ custom_metadata }: Linked): LinkGroup[] {
  return (custom_metadata ?? []).flatMap(({ id, name, value }) => {
    const values = value.split(',').map((part) => ({ name: part.trim() }));
    const toHref = (part: { name: string }) =>
      filterPath(part.name, { custom_metadata: [{ id, name, value: part.name }] }, false);
    return toGroup(name, toLinks(values, toHref));
  });
}

function toGroup(name: string, links: NamedLink[]): LinkGroup[] {
  return links.length > 0 ? [{ name, links }] : [];
}

/** Links without a name are dropped, and of those with one name all but the first. */
function unique(links: readonly NamedLink[]): NamedLink[] {
  const named = links.filter(({ name }) => name.trim() !== '');
  return [...new Map(named.map((link) => [link.href ?? link.name, link])).values()];
}
