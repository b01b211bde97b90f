import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { csvResponse, importReportFile } from '#app/features/studio/importing/import-files.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';

/** What became of each line of an imported file, as a CSV. */
export async function loader({ context, request, params: { id = '' } }: LoaderFunctionArgs) {
  const text = await loadForEditor(context, request, 'publish', () => importReportFile(context, id));
  return csvResponse(text, 'import-report.csv');
}
