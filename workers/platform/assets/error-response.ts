import { ASSET_HEADERS } from './asset-headers.ts';

/** Never cached: the file may be uploaded, or its URL signed, a moment later. */
export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { success: false, message },
    { status, headers: { ...ASSET_HEADERS, 'cache-control': 'no-store', ...headers } },
  );
}
