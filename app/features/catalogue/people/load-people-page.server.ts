import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { loadArtists, loadVenues } from './load-people.server.ts';
import { toPeopleJsonLd } from './people-json-ld.ts';
import { type PeopleKind, readQuery } from './people-model.ts';

type Context = Pick<MarqueeContext, 'language' | 'loadSite' | 'services' | 'tenant'>;

/** The page of all artists or all venues; its `list` is null where it could not be loaded. */
export async function loadPeoplePage(context: Context, kind: PeopleKind, requestUrl: string) {
  const { content } = context.services;
  const query = readQuery(new URL(requestUrl).searchParams);
  const [site, list, t, language] = await Promise.all([
    requireSite(context),
    kind === 'artists' ? loadArtists(content, query) : loadVenues(content, query),
    translator(context, 'people'),
    context.language.get(),
  ]);
  const words = { title: t(`${kind}_title`), description: t(`${kind}_line`) };
  const jsonLd = toPeopleJsonLd(kind, words.title, list, toJsonLdSite(site, context.tenant.origin, language));
  return { kind, list, query, words, assetOrigin: site.assetOrigin, jsonLd };
}
