import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { checkUpload } from '#workers/platform/importing/uploads/check-upload.ts';
import type { ImportState } from '#workers/platform/importing/uploads/import-files.ts';
import { platformCalls } from '#workers/platform/importing/uploads/platform-calls.ts';
import { BUSY_MS } from '#workers/platform/importing/uploads/run-plan.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { inBackground } from './in-background.ts';
import { filesOf, isBusy, orHttpError, requireImport, requireUpload, toImport } from './to-import.ts';

/** Plans the import by the map that is sent. A file that is being imported stays as it is. */
export const checkImport: Handler<'checkImport'> = async (context) => {
  const { user } = requireRole(context, 'publish');
  const { body, now, params } = context;
  const known = await requireImport(context, params.id);
  if (isBusy(known, now) || known.phase === 'importing') throw new HttpError(409, 'import_busy');
  const upload = await requireUpload(context, known);
  const map = upload.csv
    ? {
        columns: body.columns ?? known.map?.columns ?? toColumns(upload.csv.guessed.columns),
        dates: body.dates ?? known.map?.dates ?? upload.csv.guessed.dates,
      }
    : null;
  const drafts = await orHttpError(() => upload.drafts(map));
  const state: ImportState = {
    ...{ ...known, map, publishes: body.publishes, phase: 'checking', plan: null },
    ...{ doneChunks: 0, done: 0, busyUntil: now.getTime() + BUSY_MS },
  };
  const files = filesOf(context);
  await files.putState(state);
  await inBackground(context, async () => {
    try {
      const actor = `user:${user.id}`;
      const calls = platformCalls(scopeOf(context), { actor, now });
      const language = await languageOf(context, calls);
      const { plan, chunks } = await checkUpload({ calls, language, isPublished: body.publishes }, drafts);
      const id = crypto.randomUUID();
      await files.putPlan(state.id, id, plan);
      await Promise.all(chunks.map((chunk, at) => files.putChunk(state.id, id, at, chunk)));
      const toWrite = plan.planned.filter(({ isImplied }) => !isImplied).length;
      await files.putState({
        ...{ ...state, phase: 'checked', busyUntil: 0 },
        plan: { id, chunks: chunks.length, toWrite },
      });
    } catch (error) {
      await files.putState({ ...state, phase: 'uploaded', busyUntil: 0 });
      throw error;
    }
  });
  return { data: toImport(await requireImport(context, params.id), context.dependencies.now()) };
};

const toColumns = (columns: ReadonlyMap<string, string>) =>
  [...columns].map(([header, meaning]) => ({ header, meaning }));

async function languageOf(
  { account }: Pick<CallContext, 'account'>,
  calls: Pick<ReturnType<typeof platformCalls>, 'named'>,
): Promise<string> {
  const site = (await calls.named('site', ['site'])).get('site');
  const { default_language: language } = site?.value ?? {};
  return typeof language === 'string' ? language : account.defaultLanguage;
}
