import { matchPath } from '@remix-run/react';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { urls } from '#app/features/links/urls.ts';

/** Pages that have something to play; a playlist's and a series' content is fetched like any other. */
const PLAYABLE = [urls.contentDetail, urls.watch, urls.embed, urls.playlist, urls.parentContent] as const;
const MAX_URL_LENGTH = 2048;

/**
 * The content whose page an address of this site is; null for every other address, and for other sites'.
 * Consumers may have lost the `s` of https on the way.
 */
export function embeddableContent(address: string | null, siteOrigin: string): string | null {
  if (address === null || address.length > MAX_URL_LENGTH || !URL.canParse(address)) return null;
  const { protocol, host, username, password, pathname } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username !== '' || password !== '' || host !== new URL(siteOrigin).host) return null;
  for (const pattern of PLAYABLE) {
    const id = matchPath({ path: pattern, end: true }, pathname)?.params.id;
    if (id !== undefined) return v.is(IdSchema, id) ? id : null;
  }
  return null;
}
