import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { toErrorFlash } from '#app/features/account/rejection.ts';
import { paths } from '#app/features/links/paths.ts';
import { isClientError } from '#app/services/service-error.ts';

/** All that is kept of the member, as a file. It goes through as it comes, however long it is. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForMember(context, request, async () => {
    try {
      const document = await context.services.user.ownData();
      const name = `${context.tenant.slug}-${context.now.toISOString().slice(0, 10)}.json`;
      return new Response(document, {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'private, no-store',
        },
      });
    } catch (error) {
      if (isClientError(error, 401)) throw error;
      context.flash.put(toErrorFlash(error, 'unavailable'));
      return redirect(paths.profileData());
    }
  });
}
