import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { errorFlash, toRejection } from '#app/features/account/rejection.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { loadLibrary } from '#app/features/library/load-saved.server.ts';
import { type Library, type SaveRequest, SaveSchema, toastKey } from '#app/features/library/save-intent.ts';
import type { SaveResult } from '#app/features/library/send-save.ts';
import { toggleSaved } from '#app/features/library/toggle-saved.ts';
import { paths } from '#app/features/links/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

const NOTHING: Library = { watchlist: [], favourites: [] };
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** The member's lists, for the cards of whatever page is open; a guest has none. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const session = await context.session.get();
    const library: Library = session ? await loadLibrary(context.services.content) : NOTHING;
    return Response.json(library, { headers: PRIVATE });
  } catch (error) {
    return new Response(null, { status: toRejection(error).status });
  }
}

/**
 * One click on a toggle. A form comes back to its page with a flash; scripts, which send no `redirectTo`, get
 * JSON.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const fields = v.safeParse(SaveSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { redirectTo, intent } = fields.output;
  const result = await save(context, fields.output);
  if (redirectTo === undefined) return Response.json(result, { headers: PRIVATE });
  if (result.kind === 'saved') {
    context.flash.put({ kind: 'success', key: toastKey(intent, result.isSaved) });
  } else if (result.kind === 'rejected') {
    context.flash.put(errorFlash(result.message));
  }
  return redirect(safeRedirect(redirectTo, paths.home()));
}

async function save(
  { session, services }: Pick<MarqueeContext, 'session' | 'services'>,
  save: SaveRequest,
): Promise<SaveResult> {
  try {
    // viewer.md §5: does nothing when logged out.
    if (!(await session.get())) return { kind: 'signed-out' };
    return { kind: 'saved', isSaved: await toggleSaved(services.content, save) };
  } catch (error) {
    return { kind: 'rejected', message: toRejection(error).text };
  }
}
