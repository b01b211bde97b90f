import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { errorFlash } from '#app/features/account/rejection.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { changeReminder } from '#app/features/playback/reminders/change-reminder.server.ts';
import { ReminderFormSchema } from '#app/features/playback/reminders/reminder-form.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** A click on a reminder. A form comes back to its page with a flash; scripts, which send no `redirectTo`, get JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const fields = v.safeParse(ReminderFormSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const result = await changeReminder(context, fields.output);
  const { redirectTo } = fields.output;
  if (redirectTo === undefined) return Response.json(result, { headers: PRIVATE });
  const page = safeRedirect(redirectTo, paths.home());
  if (result.kind === 'signed-out') return redirect(paths.login({}, { redirectTo: page }));
  context.flash.put(
    result.kind === 'done'
      ? { kind: 'success', key: `player:${result.isSet ? 'reminder_added' : 'reminder_removed'}` }
      : errorFlash(result.message),
  );
  return redirect(page);
}
