import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/cloudflare';
import type * as v from 'valibot';
import { type FormSchema, parseForm, SECRET_FIELDS } from './parse-form.ts';
import { readText } from './read-text.server.ts';

/** The longest form is a page of text; more is no viewer's. */
const MAX_BODY_BYTES = 64 * 1024;
/** Reads and checks a posted form. Throws 400, 413 or 415 for what no form of ours sends. */
export async function readSubmission<S extends FormSchema>(
  request: Request,
  schema: S,
): Promise<Submission<v.InferOutput<S>>> {
  const sent = await readForm(request);
  // Conform reads names such as "a[99999999]" as paths; only the schema's own names get that far.
  const known = new FormData();
  for (const name of Object.keys(schema.entries)) {
    const value = sent.get(name);
    if (value !== null) known.set(name, value);
  }
  return parseForm(known, schema);
}

/** The fields of a posted form, bounded in size. */
export async function readForm(request: Request, maxBytes = MAX_BODY_BYTES): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw data({ kind: 'bad-request' }, { status: 415 });
  const text = await readText(request, maxBytes);
  if (text === null) throw data({ kind: 'bad-request' }, { status: 413 });
  return new URLSearchParams(text);
}

/** Answers a form that cannot be accepted: what was typed and why, never a secret. */
export function rejectSubmission<Values>(
  submission: Submission<Values>,
  {
    fieldErrors = {},
    formErrors = [],
    status = 400,
  }: { fieldErrors?: Record<string, string[]>; formErrors?: string[]; status?: number } = {},
) {
  const result = submission.reply({ fieldErrors, formErrors, hideFields: SECRET_FIELDS });
  return data({ result }, { status });
}
