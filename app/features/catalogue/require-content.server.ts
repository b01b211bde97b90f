import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import type { Content } from '#app/contract/content.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isOutage, isRefusal } from '#app/services/service-error.ts';

const RETRY_AFTER_SECONDS = 5;

/** A content id out of a URL; anything else is a page that does not exist. */
export function requireContentId(id: unknown): string {
  const parsed = v.safeParse(IdSchema, id);
  if (!parsed.success) throw data({ kind: 'not-found' }, { status: 404 });
  return parsed.output;
}

/** The content, or the page for why not: 404 where the service knows none, 503 where it could not be asked. */
export async function requireContent(service: Pick<ContentService, 'detail'>, id: string): Promise<Content> {
  try {
    return await service.detail(id);
  } catch (error) {
    if (isRefusal(error)) throw data({ kind: 'not-found' }, { status: error.status === 403 ? 403 : 404 });
    if (!isOutage(error)) throw error;
    throw data(
      { kind: 'unavailable' },
      { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } },
    );
  }
}
