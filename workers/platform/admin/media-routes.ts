import type { Dependencies } from '#workers/platform/dependencies.ts';
import { readJson } from '#workers/platform/http/read-input.ts';
import type { AdminApp } from './admin-app.ts';
import { postMediaFile, putMediaFile, readMediaFile } from './media-files.ts';
import { respond } from './respond.ts';

/** A brand's files: looked at, sent, or begun in pieces. */
export function addMediaFiles(app: AdminApp, dependencies: Dependencies) {
  const path = '/accounts/:id/media/*';
  /** The key as it was sent: it is decoded once, where it is checked. */
  const keyOf = (request: Request) => new URL(request.url).pathname.split('/media/').slice(1).join('/media/');
  app.get(path, async (c) =>
    c.json(respond(await readMediaFile(dependencies, c.req.param('id'), keyOf(c.req.raw)))),
  );
  app.put(path, async (c) => {
    const [id, key] = [c.req.param('id'), keyOf(c.req.raw)];
    return c.json(respond(await putMediaFile(dependencies, id, key, c.req.query(), c.req.raw)), 201);
  });
  app.post(path, async (c) => {
    const [id, key, body] = [c.req.param('id'), keyOf(c.req.raw), await readJson(c.req.raw)];
    return c.json(respond(await postMediaFile(dependencies, id, key, c.req.query(), body)), 201);
  });
}
