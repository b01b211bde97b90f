import { localiserFor } from '#app/lib/localise.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { FormResponseRow, FormRow } from '#workers/platform/storage/form-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { fieldsOf } from './forms.ts';
import { writeResponses } from './write-responses.ts';

export const formResponses: Handler<'formResponses'> = async (context) => {
  requireRole(context, 'read');
  const { store, params, query } = context;
  const [form] = await store.forms.one(params.id);
  if (!form) throw new HttpError(404, 'not_found');
  if (query.format === 'csv' || (query.format === undefined && prefersCsv(context.accept))) {
    return toCsv(context, form);
  }
  const [rows, [count]] = await store.batch([
    store.forms.newestResponses(form.id, windowOf(query)),
    store.forms.responseCount(form.id),
  ]);
  return { data: rows.map(toResponse), total: count?.total ?? 0 };
};

function prefersCsv(accept: string): boolean {
  return accept.toLowerCase().includes('text/csv');
}

function toCsv({ store, account, now }: CallContext<'formResponses'>, form: FormRow) {
  const names = fieldsOf(form, localiserFor(account.defaultLanguage)).map(({ name }) => name);
  const file = `${form.id.replace(/[^\w-]/g, '_')}-${now.toISOString().slice(0, 10)}.csv`;
  return {
    document: writeResponses(store, form.id, names),
    documentHeaders: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'x-content-type-options': 'nosniff',
    },
  };
}

function toResponse({ id, createdDate, userId, userName, fields }: FormResponseRow) {
  return {
    _id: id,
    created_date: createdDate.toISOString(),
    user: userId === null ? undefined : { _id: userId, name: userName ?? '' },
    fields,
  };
}
