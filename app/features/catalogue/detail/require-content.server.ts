import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import type { Content } from '#app/contract/content.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { pageForError } from '../page-for-error.server.ts';

/** A content id out of a URL; anything else is a page that does not exist. */
export function requireContentId(id: unknown): string {
  const parsed = v.safeParse(IdSchema, id);
  if (!parsed.success) throw data({ kind: 'not-found' }, { status: 404 });
  return parsed.output;
}

/** The content, or the page for why not. */
export async function requireContent(service: Pick<ContentService, 'detail'>, id: string): Promise<Content> {
  try {
    return await service.detail(id);
  } catch (error) {
    throw pageForError(error);
  }
}
