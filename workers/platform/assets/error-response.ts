/** On every response of an asset host. Players and canvases of the brands' own origins read these files. */
export const ASSET_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, ETag, Date',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  // An SVG that somebody opens as a page may draw, and nothing else.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'timing-allow-origin': '*',
} as const;

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
