import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { errorFlash } from '#app/features/account/rejection.ts';
import {
  ContinueChangeSchema,
  type ContinueIntent,
  type ContinueResult,
  REMOVED_PARAMETER,
} from '#app/features/catalogue/continue/continue-change.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { paths } from '#app/features/links/paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/**
 * Takes a title off "continue watching", or back. A form is led to the list, where it can be undone; scripts
 * get JSON.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const fields = v.safeParse(ContinueChangeSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { intent, id, isForm } = fields.output;
  const result = await change(context, intent, id);
  if (!isForm) return Response.json(result, { headers: PRIVATE });
  if (result.kind === 'signed-out') {
    return redirect(paths.login({}, { redirectTo: paths.continueWatching() }));
  }
  if (result.kind === 'rejected') context.flash.put(errorFlash(result.message, 'catalogue:continue_failed'));
  if (result.kind === 'done' && intent === 'restore') {
    context.flash.put({ kind: 'success', key: 'catalogue:continue_restored' });
  }
  const isRemoved = result.kind === 'done' && intent === 'remove';
  return redirect(paths.continueWatching({}, { [REMOVED_PARAMETER]: isRemoved ? id : null }));
}

async function change(
  { session, services: { content } }: Pick<MarqueeContext, 'session' | 'services'>,
  intent: ContinueIntent,
  id: string,
): Promise<ContinueResult> {
  try {
    if (!(await session.get())) return { kind: 'signed-out' };
    if (intent === 'remove') await content.removeContinueWatching(id);
    else await content.restoreContinueWatching(id);
    return { kind: 'done' };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { kind: 'rejected', message: error.serverMessage ?? null };
  }
}
