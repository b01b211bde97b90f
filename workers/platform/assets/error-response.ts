import { ASSET_HEADERS } from './asset-headers.ts';

/** Never cached: what is refused now may be uploaded, or signed, a moment later. */
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
