import * as v from 'valibot';
import { type AdminRequest, parseJson, toError } from '#cli/admin/admin-call.ts';
import { CommandError } from '#cli/local/run-command.ts';
import { keysOfTitle, type PackagedFilm } from './packaging/package-film.ts';

const FaultSchema = v.object({ path: v.string(), message: v.string() });
const ResultSchema = v.object({
  kind: v.string(),
  id: v.string(),
  result: v.picklist(['created', 'changed', 'same', 'deleted', 'refused', 'conflict']),
  faults: v.optional(v.array(FaultSchema), []),
});
const ResultsSchema = v.object({ data: v.object({ results: v.array(ResultSchema) }) });
const EntitySchema = v.object({
  id: v.string(),
  digest: v.string(),
  value: v.record(v.string(), v.unknown()),
});
const EntitiesSchema = v.object({ data: v.object({ entities: v.array(EntitySchema) }) });
type Result = v.InferOutput<typeof ResultSchema>;

interface Registration {
  request: AdminRequest;
  accountId: string;
  film: PackagedFilm;
  titleId: string | undefined;
}

/**
 * Makes the film known to the platform, and with a title what that title plays; returns a line on each. A title
 * keeps its own trailer, poster and thumbnail; those of the film that it played before give way. Registering again
 * changes nothing.
 */
export async function registerFilm({ request, accountId, film, titleId }: Registration): Promise<string[]> {
  const asset = {
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
  const title = titleId === undefined ? null : await titleChange(request, accountId, film, titleId);
  const path = `${accountPath(accountId)}/changes`;
  const { status, text } = await request('POST', path, { changes: title ? [asset, title.change] : [asset] });
  const body = parseJson(text);
  const parsed = v.safeParse(ResultsSchema, body);
  if (!parsed.success) throw toError(body, `POST ${path} responded with ${status}.`);
  const { results } = parsed.output.data;
  requireWritten(results);
  return [...results.map(({ kind, id, result }) => `${kind} ${id}: ${result}`), ...(title?.notes ?? [])];
}

/** Throws before anything is packaged where the brand has no such title. */
export async function requireTitle(request: AdminRequest, accountId: string, titleId: string): Promise<void> {
  await readTitle(request, accountId, titleId);
}

const accountPath = (accountId: string) => `/admin/v1/accounts/${encodeURIComponent(accountId)}`;

function requireWritten(results: readonly Result[]): void {
  const rejected = results.find(({ result }) => result === 'refused');
  if (rejected) {
    const faults = rejected.faults.map(({ path, message }) => (path ? `${path} ${message}` : message));
    throw new CommandError(`The ${rejected.kind} "${rejected.id}" was rejected: ${faults.join('; ')}.`);
  }
  const conflict = results.find(({ result }) => result === 'conflict');
  if (conflict)
    throw new CommandError(
      `Somebody changed the ${conflict.kind} "${conflict.id}" at this moment. Run the command again: all but this is done.`,
    );
}

async function readTitle(request: AdminRequest, accountId: string, titleId: string) {
  const path = `${accountPath(accountId)}/entities?kind=title&id=${encodeURIComponent(titleId)}`;
  const { status, text } = await request('GET', path);
  const body = parseJson(text);
  const parsed = v.safeParse(EntitiesSchema, body);
  if (!parsed.success) throw toError(body, `GET ${path} responded with ${status}.`);
  const found = parsed.output.data.entities.find(({ id }) => id === titleId);
  if (!found)
    throw new CommandError(`The brand has no title "${titleId}": make it first, or leave --title out.`);
  return found;
}

async function titleChange(request: AdminRequest, accountId: string, film: PackagedFilm, titleId: string) {
  const { digest, value } = await readTitle(request, accountId, titleId);
  const former = typeof value.asset === 'string' ? keysOfTitle(value.asset) : null;
  const keys = keysOfTitle(film.assetId);
  const keyFor = (field: keyof typeof keys) =>
    value[field] && value[field] !== former?.[field] ? value[field] : keys[field];
  // A title plays the one or the other.
  const { stream_link: stream, ...rest } = value;
  const change = {
    op: 'put',
    kind: 'title',
    id: titleId,
    // Somebody may edit the title meanwhile: then it is in conflict, and nothing of theirs is lost.
    if_digest: digest,
    value: {
      ...rest,
      asset: film.assetId,
      duration_seconds: Math.round(film.durationSeconds),
      trailer: keyFor('trailer'),
      poster: keyFor('poster'),
      thumbnail: keyFor('thumbnail'),
    },
  };
  return { change, notes: stream ? [`It plays the film now, and no longer ${stream}.`] : [] };
}
