import type * as v from 'valibot';

export type ServiceName = 'content' | 'user' | 'payment' | 'analytics';

/**
 * One call of a service. `session`: `required` is 401 without one, `optional` may answer differently with
 * one, `none` answers everybody alike (so the answer may be cached for all). `list`: the envelope carries
 * `total`.
 */
export interface Call {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly session: 'none' | 'optional' | 'required';
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Reader of the envelope's `data`. */
  readonly data: v.GenericSchema;
  readonly list?: true;
  /** Takes the header `idempotency-key`: what comes again under the same one is done once. */
  readonly idempotent?: true;
  /** Takes the header `viewer_devices`: wrong passwords are limited by the device where it is known. */
  readonly takesPassword?: true;
  /** Its body is the sender's own format, not the contract's: read it as bytes. */
  readonly rawBody?: true;
  /** How long its body may be, where that is more than the usual 256 KB. */
  readonly maxBodyBytes?: number;
  /** The response is a document without an envelope and may be long; errors still come in an envelope. */
  readonly rawAnswer?: true;
  /**
   * A backend may lack this call: it answers 404, 405 or 501 then, and 401 where it has it and there is no
   * session. What depends on it is not offered without it.
   */
  readonly mayBeMissing?: true;
}

/** The call's path with its parameters filled in, each encoded as one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`No value for {${name}} of ${path}`);
    return encodeURIComponent(value);
  });
}
