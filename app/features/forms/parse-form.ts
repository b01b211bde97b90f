import type { Submission } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import type * as v from 'valibot';

/** Never sent back: typed anew after the server rejected a form, whatever else was wrong with it. */
export const SECRET_FIELDS = ['password', 'confirm', 'old_password', 'new_password'];

/** An object schema, or a pipe that begins with one. Its fields come from `form-fields.ts`. */
export type FormSchema = v.GenericSchema<unknown, Record<string, unknown>> & {
  entries: Record<string, unknown>;
};

/** The same check in browser and server. */
export function parseForm<S extends FormSchema>(sent: FormData, schema: S): Submission<v.InferOutput<S>> {
  return parseWithValibot(sent, { schema, disableAutoCoercion: true });
}
