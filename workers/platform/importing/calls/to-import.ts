import type { Import } from '#app/contract/import-calls.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import {
  type ImportFiles,
  type ImportState,
  importFiles,
} from '#workers/platform/importing/uploads/import-files.ts';
import { openUpload, type Upload } from '#workers/platform/importing/uploads/open-upload.ts';

type Context = Pick<CallContext, 'dependencies' | 'account' | 'now'>;

export const filesOf = ({ dependencies, account }: Context): ImportFiles =>
  importFiles(dependencies.media, account.accountId);

export async function requireImport(context: Context, id: string): Promise<ImportState> {
  const state = await filesOf(context).state(id, context.now);
  if (!state) throw new HttpError(404, 'not_found');
  return state;
}

export async function requireUpload(context: Context, { id, name }: ImportState): Promise<Upload> {
  const bytes = await filesOf(context).source(id);
  if (!bytes) throw new HttpError(404, 'not_found');
  return openUpload(bytes, name, context.now);
}

/** What is wrong with a file, in its reader's language. */
export async function orHttpError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const values = Object.entries(error.values).map(([name, value]) => [name, String(value)]);
    throw new HttpError(422, error.code, { values: Object.fromEntries(values) });
  }
}

export const isBusy = ({ busyUntil }: ImportState, now: Date) => busyUntil > now.getTime();

export function toImport(state: ImportState, now: Date): Import {
  const { id, name, phase, titles, done, plan } = state;
  return {
    ...{ _id: id, name, phase, titles, done, to_write: plan?.toWrite ?? 0 },
    created_date: new Date(state.createdTime).toISOString(),
    is_busy: isBusy(state, now),
  };
}
