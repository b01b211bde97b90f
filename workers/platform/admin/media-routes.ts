import type { Context } from 'hono';
import { assetKeyOf } from '#workers/platform/assets/asset-key.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import type { AdminApp } from './admin-app.ts';
import { type Caller, requireFiles } from './callers.ts';
import { listMediaFiles } from './list-media-files.ts';
import { downloadMediaFile, postMediaFile, putMediaFile, readMediaFile } from './media-files.ts';
import { respond } from './respond.ts';

/** A brand's files: listed, looked at, fetched, sent, or begun in parts. */
export function addMediaFiles(app: AdminApp, dependencies: Dependencies) {
  const path = '/accounts/:id/media/*';
  const callOf = (c: Context<{ Variables: { caller: Caller } }, typeof path>) => {
    const [caller, accountId] = [c.get('caller'), c.req.param('id')];
    // The key as it was sent: it is decoded once, where it is checked.
    const key = new URL(c.req.url).pathname.split('/media/').slice(1).join('/media/');
    requireFiles(caller, accountId, assetKeyOf(key)?.split('/')[0]);
    return { caller, accountId, path: key, query: c.req.query() };
  };
  app.get('/accounts/:id/media', async (c) => {
    const id = c.req.param('id');
    requireFiles(c.get('caller'), id);
    return c.json(respond(await listMediaFiles(dependencies, id, c.req.query('after'))));
  });
  app.get(path, async (c) => {
    const call = callOf(c);
    if (call.query.download !== undefined) return downloadMediaFile(dependencies, call);
    return c.json(respond(await readMediaFile(dependencies, call)));
  });
  app.put(path, async (c) => c.json(respond(await putMediaFile(dependencies, callOf(c), c.req.raw)), 201));
  app.post(path, async (c) => {
    const call = callOf(c);
    return c.json(respond(await postMediaFile(dependencies, call, await readJson(c.req.raw))), 201);
  });
}
