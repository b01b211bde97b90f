import type { Context } from 'hono';

export function fail(c: Context, status: 401 | 404 | 422 | 503, issue: string) {
  return c.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, status);
}
