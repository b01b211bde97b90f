import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { toErrorFlash } from '#app/features/account/rejection.ts';
import { paths } from '#app/features/links/paths.ts';
import { isClientError } from '#app/services/service-error.ts';

/** An address typed by hand leads to the page with the button. */
export const loader = () => redirect(paths.profile());

/** Sends the verification mail again; the profile shows the outcome (viewer.md §8). */
export async function action({ context, request }: ActionFunctionArgs) {
  await loadForMember(context, request, async ({ user }) => {
    try {
      await context.services.user.sendVerifyEmail(user.email_id);
      context.flash.put({ kind: 'success', key: 'verify_mail_sent' });
    } catch (error) {
      if (isClientError(error, 401)) throw error;
      context.flash.put(toErrorFlash(error, 'unavailable'));
    }
  });
  return redirect(paths.profile());
}
