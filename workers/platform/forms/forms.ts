import type { Handler } from '#workers/platform/call-context.ts';
import { toForm } from './to-form.ts';

export const forms: Handler<'forms'> = async ({ store, localise }) => {
  const rows = await store.forms.active();
  return { data: rows.map((row) => toForm(row, localise)) };
};
