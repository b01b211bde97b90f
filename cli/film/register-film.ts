import * as v from 'valibot';
import type { AdminCall } from '#cli/admin/admin-call.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { keysOfTitle, type PackagedFilm } from './packaging/package-film.ts';

const ResultsSchema = v.object({
  data: v.object({
    results: v.array(
      v.object({
        kind: v.string(),
        id: v.string(),
        result: v.string(),
        path: v.optional(v.nullable(v.string())),
        message: v.optional(v.nullable(v.string())),
      }),
    ),
  }),
});
const TitleSchema = v.object({
  data: v.object({
    entities: v.array(
      v.object({ id: v.string(), digest: v.string(), value: v.record(v.string(), v.unknown()) }),
    ),
  }),
});

type Change = { op: 'put'; kind: 'asset' | 'title'; id: string; if_digest?: string; value: object };

/**
 * Makes the film known to the platform, and with a title what that title plays. A title keeps its own poster
 * and thumbnail where it has them. Registering again changes nothing.
 */
export async function registerFilm(
  call: AdminCall,
  accountId: string,
  film: PackagedFilm,
  titleId: string | undefined,
): Promise<string[]> {
  const account = `/admin/v1/accounts/${encodeURIComponent(accountId)}`;
  const asset: Change = {
    op: 'put',
    kind: 'asset',
    id: film.assetId,
    value: {
      duration_seconds: film.durationSeconds,
      heights: film.heights,
      captions: film.captions,
      has_thumbnails: true,
    },
  };
  const title = titleId === undefined ? [] : [await titleChange(call, account, film, titleId)];
  const response = await call('POST', `${account}/changes`, { changes: [asset, ...title] });
  const { results } = v.parse(ResultsSchema, response).data;
  const bad = results.find(({ result }) => !['created', 'changed', 'same'].includes(result));
  if (bad) {
    const where = bad.path ? ` (${bad.path})` : '';
    throw new CommandError(`The ${bad.kind} "${bad.id}" was rejected${where}: ${bad.message ?? bad.result}`);
  }
  return results.map(({ kind, id, result }) => `${kind} ${id}: ${result}`);
}

/** Throws before anything is packaged where the brand has no such title. */
export async function requireTitle(call: AdminCall, accountId: string, titleId: string): Promise<void> {
  await readTitle(call, `/admin/v1/accounts/${encodeURIComponent(accountId)}`, titleId);
}

async function readTitle(call: AdminCall, account: string, titleId: string) {
  const path = `${account}/entities?kind=title&id=${encodeURIComponent(titleId)}`;
  const { entities } = v.parse(TitleSchema, await call('GET', path)).data;
  const found = entities.find(({ id }) => id === titleId);
  if (!found)
    throw new CommandError(`The brand has no title "${titleId}": make it first, or leave --title out.`);
  return found;
}

async function titleChange(
  call: AdminCall,
  account: string,
  film: PackagedFilm,
  titleId: string,
): Promise<Change> {
  const { digest, value } = await readTitle(call, account, titleId);
  const { trailer, poster, thumbnail } = keysOfTitle(film.assetId);
  return {
    op: 'put',
    kind: 'title',
    id: titleId,
    // Somebody may edit the title meanwhile: then it is rejected, and nothing of theirs is lost.
    if_digest: digest,
    value: {
      ...value,
      asset: film.assetId,
      duration_seconds: Math.round(film.durationSeconds),
      trailer,
      poster: value.poster ?? poster,
      thumbnail: value.thumbnail ?? thumbnail,
    },
  };
}
