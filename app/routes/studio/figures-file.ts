import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadFiguresFile } from '#app/features/studio/figures/load-figures.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';

/** One of the tables of the figures as a CSV file. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const file = await loadForEditor(context, request, 'read', () =>
    loadFiguresFile(context, searchParams, params.table ?? ''),
  );
  if (!file) throw data({ kind: 'not-found' }, { status: 404 });
  return new Response(file.text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
