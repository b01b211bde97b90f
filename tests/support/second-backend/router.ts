import type { IncomingHttpHeaders } from 'node:http';

/** A request as handlers see it. */
export interface Call {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  // What callers send is theirs: handlers read it as it comes.
  // biome-ignore lint/suspicious/noExplicitAny: JSON from outside
  body: any;
  headers: IncomingHttpHeaders;
}

export interface Answer {
  status: number;
  body: object;
}

type Handler = (call: Call) => Answer;
/** Handlers by method and path; `:name` takes a segment. */
export type Routes = Readonly<Record<string, Handler>>;

export const ok = (data?: unknown, more: object = {}): Answer => ({
  status: 200,
  body: { success: true, ...(data === undefined ? {} : { data }), ...more },
});

export const fail = (status: number, message: string): Answer => ({
  status,
  body: { success: false, message },
});

/** Data that may not be there. */
export const found = (data: unknown): Answer => (data ? ok(data) : fail(404, 'There is no such thing here'));

export function route(routes: Routes, method: string, path: string, call: Omit<Call, 'params'>): Answer {
  for (const [key, handler] of Object.entries(routes)) {
    const params = match(key, `${method} ${path}`);
    if (params) return handler({ ...call, params });
  }
  return fail(404, 'No such call');
}

function match(key: string, sent: string): Record<string, string> | null {
  const [names, values] = [key.split('/'), sent.split('/')];
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return params;
}
