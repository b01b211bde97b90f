/** A gateway's API was unreachable or returned an error. The message never holds keys or a viewer's data. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  /** The HTTP status, or null where no answer came. */
  readonly status: number | null;
  /** The gateway's own word, if it gave one. */
  readonly code: string | null;

  constructor(
    message: string,
    { status = null, code = null }: { status?: number | null; code?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** The gateway understood the request and rejected it; a retry would not help. */
  get isRejection(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

export interface GatewayClientOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  timeoutMs?: number;
}

interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}

/**
 * Below the 8 s that callers give a payment call (api.md), so that a slow gateway ends in an answer of ours.
 */
const TIMEOUT_MS = 6000;
const MAX_ANSWER_BYTES = 256 * 1024;
const CODE = /^[\w.-]{1,80}$/;

export type GatewayClient = ReturnType<typeof createGatewayClient>;

/** JSON over HTTP, with a deadline and a limit; anything but a 2xx with an object throws. */
export function createGatewayClient({ baseUrl, fetch, timeoutMs = TIMEOUT_MS }: GatewayClientOptions) {
  return async ({ method, path, headers = {}, json, form }: GatewayRequest): Promise<JsonObject> => {
    const where = `${method} ${path.split('?')[0]}`;
    const { status, text } = await send(where, () =>
      fetch(`${baseUrl}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          Accept: 'application/json',
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
      }),
    );
    const data = parseObject(text);
    if (status < 200 || status > 299) {
      throw new GatewayError(`${where} responded with ${status}`, { status, code: codeOf(data) });
    }
    if (!data) throw new GatewayError(`${where} responded with no JSON object`);
    return data;
  };
}

/** Read by adapters field by field: gateways add and leave out as they like. */
export type JsonObject = Readonly<Record<string, unknown>>;

async function send(where: string, request: () => Promise<Response>) {
  try {
    const response = await request();
    return { status: response.status, text: await readLimited(response) };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.name : 'Error';
    throw new GatewayError(`${where} failed: ${reason}`);
  }
}

async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new RangeError('too long');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseObject(text: string): JsonObject | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stripe and Razorpay use `error.code`, Paystack `code`, PayPal `details[0].issue` or `name`. */
function codeOf(data: JsonObject | null): string | null {
  if (!data) return null;
  const [detail] = asList(data.details);
  const error = asObject(data.error);
  const candidates = [error?.decline_code, error?.code, asObject(detail)?.issue, data.name, data.code];
  return candidates.find((code): code is string => typeof code === 'string' && CODE.test(code)) ?? null;
}

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A word or number as text; empty for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What must be there for the rest to make sense. */
export function requireText(value: unknown, what: string): string {
  const text = asText(value);
  if (!text) throw new GatewayError(`The gateway’s answer lacks ${what}`);
  return text;
}
