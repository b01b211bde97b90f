import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';

/** All that was handed in with a form, as a CSV file; it goes through as it comes, however long it is. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const form = params.form ?? '';
  return loadForEditor(context, request, 'read', async () => {
    const document = await context.services.content.downloadResponses(form);
    const name = `${form.replace(/[^\w-]/g, '_')}-${context.now.toISOString().slice(0, 10)}.csv`;
    return new Response(document, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
