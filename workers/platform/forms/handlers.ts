import { createHash } from 'node:crypto';
import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { localiserFor } from '#workers/platform/http/localise.ts';
import { windowOf } from '#workers/platform/http/paging.ts';
import type { FormResponseRow, FormRow } from '#workers/platform/storage/form-store.ts';
import { limitAddress, limitNetwork, PER_ADDRESS, PER_NETWORK } from '#workers/platform/user/limits.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { readAnswers, type StoredField } from './read-answers.ts';
import { fieldsOf, toForm } from './to-form.ts';
import { writeResponses } from './write-responses.ts';

/** Custom forms: who may see, fill in and read them. */
export const formHandlers: Handlers = {
  forms: async ({ store, localise }) => {
    const rows = await store.forms.active();
    return { data: rows.map((row) => toForm(row, localise)) };
  },

  submitForm: async (context) => {
    const { store, body, session, now } = context;
    await limitNetwork(context, PER_NETWORK.form);
    const [form] = await store.forms.activeOne(body.form_id);
    if (!form) throw new HttpError(404, 'not_found');
    if (form.isLoginRequired) requireSession(context);
    if (session) await limitAddress(context, PER_ADDRESS.form, session.user.id);
    const fields = readAnswers(storedFields(context, form), body.form_data.fields.data);
    const response = { id: idOf(context, form), formId: form.id, fields, createdDate: now };
    await store.forms.addResponse({ ...response, userId: session?.user.id ?? null });
    return { data: { custom_form: { _id: response.id, form_id: form.id } } };
  },

  formResponses: async (context) => {
    if (!requireSession(context).user.isStaff) throw new HttpError(403, 'staff_only');
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
  },
};

/** Columns stay the same whoever filled the form in: they have the account's own names. */
function storedFields({ account, localise }: CallContext<'submitForm'>, form: FormRow): StoredField[] {
  const keptNames = fieldsOf(form, localiserFor(account.defaultLanguage));
  const inAll = account.allowedLanguages.map(({ code }) => fieldsOf(form, localiserFor(code)));
  return fieldsOf(form, localise).map((shown, index) => {
    const keptName = keptNames[index]?.name ?? shown.name;
    const names = [shown.name, keptName, ...inAll.flatMap((fields) => fields[index]?.name ?? [])];
    return { shown, names, keptName };
  });
}

/** What is sent again under the same key, by a second press or a lost answer, is the same response. */
function idOf({ store, idempotencyKey, session }: CallContext<'submitForm'>, form: FormRow): string {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  const parts = [store.accountId, form.id, session?.user.id ?? '', idempotencyKey];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

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
