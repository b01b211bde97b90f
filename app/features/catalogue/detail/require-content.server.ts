import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import type { Content, ParentDetail, Playlist } from '#app/contract/content.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { orErrorPage } from '../page-for-error.server.ts';

/** An id out of a URL; anything else is a page that does not exist. */
export function requireContentId(id: unknown): string {
  const parsed = v.safeParse(IdSchema, id);
  if (!parsed.success) throw data({ kind: 'not-found' }, { status: 404 });
  return parsed.output;
}

/** The content, or the page for why not. */
export function requireContent(service: Pick<ContentService, 'detail'>, id: string): Promise<Content> {
  return orErrorPage(() => service.detail(id));
}

/** A series and its parts, or the page for why not. */
export function requireParent(
  service: Pick<ContentService, 'parentDetail'>,
  id: string,
): Promise<ParentDetail> {
  return orErrorPage(() => service.parentDetail(id));
}

/** A playlist, or the page for why not. */
export function requirePlaylist(service: Pick<ContentService, 'playlist'>, id: string): Promise<Playlist> {
  return orErrorPage(() => service.playlist(id));
}
