import * as v from 'valibot';
import { LAST_RUNG, RUNG_NAMES } from '#app/contract/uploads.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { postSiteFile } from '#app/services/site-json.ts';
import { type Area, drawRungs } from './draw-rungs.ts';

const SentSchema = v.object({ id: v.nullable(v.string()) });

/** Draws a picture's rungs, or those of an area of it, and posts them one by one, the largest last; answers its id. */
export async function sendDrawn(
  file: File,
  area: Area | null,
  onProgress: (done: number, count: number) => void,
): Promise<string> {
  const count = RUNG_NAMES.length;
  onProgress(0, count);
  const drawn = await drawRungs(file, area);
  const last = drawn.find(({ rung }) => rung === LAST_RUNG);
  if (!last) throw new Error(`${LAST_RUNG} was not drawn`);
  const of = await sha256Of(last.file);
  const others = drawn.filter((each) => each !== last);
  for (const [index, each] of others.entries()) {
    await postSiteFile(editPaths.mediaRung({}, { rung: each.rung, of, name: file.name }), each.file);
    onProgress(index + 1, count);
  }
  const path = editPaths.mediaRung({}, { rung: LAST_RUNG, of, name: file.name });
  const { id } = v.parse(SentSchema, await postSiteFile(path, last.file));
  if (id === null) throw new Error('The picture was not stored');
  return id;
}

async function sha256Of(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
