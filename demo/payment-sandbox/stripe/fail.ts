import type { Context } from 'hono';

export function fail(
  c: Context,
  status: 400 | 401 | 402 | 404 | 503,
  type: string,
  code: string,
  param?: string,
) {
  return c.json({ error: { type, code, message: code, ...(param ? { param } : {}) } }, status);
}
