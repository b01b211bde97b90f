import { MAX_IMPORT_TITLES, MAX_IMPORTS } from '#app/contract/import-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { ImportState } from '#workers/platform/importing/uploads/import-files.ts';
import { openUpload } from '#workers/platform/importing/uploads/open-upload.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { filesOf, orHttpError, toImport } from './to-import.ts';

/** Takes a file that can be read to its end. Nothing of it is written before its owner wants it. */
export const uploadImport: Handler<'uploadImport'> = async (context) => {
  const { user } = requireRole(context, 'publish');
  const { query, raw, now } = context;
  const bytes = raw?.body ?? new Uint8Array();
  const files = filesOf(context);
  const titles = await orHttpError(async () => {
    const { csv, drafts } = openUpload(bytes, query.name, now);
    return csv ? csv.rows.length : (await drafts(null)).length;
  });
  if (titles === 0) throw new HttpError(422, 'import_empty');
  if (titles > MAX_IMPORT_TITLES) throw new HttpError(422, 'import_titles', { count: MAX_IMPORT_TITLES });
  if ((await files.list(now)).length >= MAX_IMPORTS)
    throw new HttpError(422, 'import_room', { count: MAX_IMPORTS });
  const state: ImportState = {
    ...{ id: crypto.randomUUID(), name: query.name, createdTime: now.getTime(), userId: user.id },
    ...{ phase: 'uploaded', titles, map: null, publishes: false, plan: null },
    ...{ doneChunks: 0, done: 0, busyUntil: 0 },
  };
  await files.putSource(state.id, bytes);
  await files.putState(state);
  return { data: toImport(state, now) };
};
