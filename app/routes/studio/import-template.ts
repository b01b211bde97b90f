import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { csvResponse, importSampleFile } from '#app/features/studio/importing/import-files.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';

/** A CSV to begin with. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const text = await loadForEditor(context, request, 'publish', async () => importSampleFile());
  return csvResponse(text, 'titles.csv');
}
