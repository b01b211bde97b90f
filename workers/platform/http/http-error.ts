import type { FieldCode } from '#app/contract/error-codes.ts';
import type { FormFault } from '#app/contract/form-rules.ts';
import type { GatewayCode } from '#app/contract/gateway-calls.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import type { MessageKey } from './translations.ts';

interface Details {
  /** Field-level text, by its code; login shows it under the e-mail field. */
  error?: FieldCode | FormFault | GatewayCode;
  /** What is wrong with each field of a form that has no schema of its own. */
  fieldErrors?: readonly { name: string; fault: FormFault }[];
  /** What is wrong with a draft, in plain English: the field, and the limit that it breaks. */
  faults?: readonly Fault[];
  headers?: Record<string, string>;
  /** What the message counts. */
  count?: number;
  /** What the message and the field's text have places for. */
  values?: Readonly<Record<string, string>>;
}

/** An error whose message the viewer may read; `responses.ts` converts it, wherever it is thrown. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly key: MessageKey;
  readonly details: Details;

  constructor(status: number, key: MessageKey, details: Details = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.details = details;
  }
}
