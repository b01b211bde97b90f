import type { Context } from 'hono';

export const succeed = (c: Context, data: object) => c.json({ status: true, message: 'OK', data });

export function fail(c: Context, status: 400 | 401 | 503, code: string) {
  return c.json({ status: false, message: code, type: 'validation_error', code }, status);
}
