import type { Context } from 'hono';
import * as v from 'valibot';
import { ReviewableTypeSchema } from '#app/contract/community.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { readClient } from '#workers/platform/http/client.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';

const ParamsSchema = v.object({ type: ReviewableTypeSchema, id: IdSchema });

/** Lets a viewer listen to a content's live comments. Everybody may who may read them. */
export async function joinRoom(
  dependencies: Dependencies,
  store: AccountStore,
  c: Context,
): Promise<Response> {
  const params = v.safeParse(ParamsSchema, c.req.param());
  if (!params.success) throw new HttpError(400, 'malformed');
  const { type, id } = params.output;
  const { accountId } = store;
  const [found] = type === 'content' ? await store.community.liveContent(id) : [];
  if (!found) throw new HttpError(404, 'not_found');
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new HttpError(426, 'wrong_method', { headers: { upgrade: 'websocket' } });
  }
  return dependencies.rooms.join({ accountId, type, id }, readClient(c.req.raw.headers).address);
}
