import type { Context } from 'hono';

export function fail(c: Context, status: 400 | 401, description: string) {
  return c.json({ error: { code: 'BAD_REQUEST_ERROR', description } }, status);
}
