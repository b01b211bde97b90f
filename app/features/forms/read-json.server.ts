import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { readText } from './read-text.server.ts';

/** The JSON that a script of ours posted. Throws 400, 413 or 415 for what none of them sends. */
export async function readJson<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  maxBytes: number,
): Promise<v.InferOutput<S>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw data({ kind: 'bad-request' }, { status: 415 });
  const text = await readText(request, maxBytes);
  if (text === null) throw data({ kind: 'bad-request' }, { status: 413 });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  return read.output;
}
