import type { Handler } from '#workers/platform/call-context.ts';
import { scopeOf } from '#workers/platform/drafts/edited-document.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { ImportState } from '#workers/platform/importing/uploads/import-files.ts';
import { platformCalls } from '#workers/platform/importing/uploads/platform-calls.ts';
import { BUSY_MS, runPlan } from '#workers/platform/importing/uploads/run-plan.ts';
import { editingStore } from '#workers/platform/storage/editing-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { inBackground } from './in-background.ts';
import { filesOf, isBusy, requireImport, toImport } from './to-import.ts';

/** Cloudflare ends what runs for 30 seconds after its response. */
const RUN_MS = 20_000;

/** Begins to write a plan, or goes on where it stopped. The same call again, while it runs or afterwards, does nothing. */
export const runImport: Handler<'runImport'> = async (context) => {
  const { user } = requireRole(context, 'publish');
  const { body, params, dependencies } = context;
  const nowMs = () => dependencies.now().getTime();
  const known = await requireImport(context, params.id);
  if (known.plan?.id !== body.plan) throw new HttpError(409, 'import_other_plan');
  if (known.phase === 'done' || isBusy(known, context.now)) return { data: toImport(known, context.now) };
  const state: ImportState = { ...known, phase: 'importing', busyUntil: nowMs() + BUSY_MS };
  const files = filesOf(context);
  const scope = scopeOf(context);
  const actor = `user:${user.id}`;
  await files.putState(state);
  if (known.phase === 'checked') {
    const [first, ...rest] = editingStore(scope).addAudits(
      [
        {
          actor,
          action: 'import.started',
          subject: known.id,
          details: { name: known.name, titles: known.titles },
        },
      ],
      context.now,
    );
    if (first) await scope.write([first, ...rest]);
  }
  await inBackground(context, async () => {
    const calls = platformCalls(scope, { actor, now: context.now });
    try {
      await runPlan({ calls, files, endsAt: nowMs() + RUN_MS, now: nowMs }, state);
    } catch (error) {
      // It waits to be gone on with, where it is now.
      const stopped = (await files.state(state.id, dependencies.now())) ?? state;
      await files.putState({ ...stopped, busyUntil: 0 });
      throw error;
    }
  });
  return { data: toImport(await requireImport(context, params.id), dependencies.now()) };
};
