import { createHash } from 'node:crypto';
import { localiserFor } from '#app/lib/localise.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { FormRow } from '#workers/platform/storage/form-store.ts';
import { limitAddress, limitIpPrefix, PER_ADDRESS, PER_IP_PREFIX } from '#workers/platform/user/limits.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { fieldsOf } from './forms.ts';
import { readSubmittedFields, type StoredField } from './read-submitted-fields.ts';

export const submitForm: Handler<'submitForm'> = async (context) => {
  const { store, body, session, now } = context;
  await limitIpPrefix(context, PER_IP_PREFIX.form);
  const [form] = await store.forms.activeOne(body.form_id);
  if (!form) throw new HttpError(404, 'not_found');
  if (form.isLoginRequired) requireSession(context);
  if (session) await limitAddress(context, PER_ADDRESS.form, session.user.id);
  const fields = readSubmittedFields(storedFields(context, form), body.form_data.fields.data);
  const response = { id: idOf(context, form), formId: form.id, fields, createdDate: now };
  await store.forms.addResponse({ ...response, userId: session?.user.id ?? null });
  return { data: { custom_form: { _id: response.id, form_id: form.id } } };
};

/** Columns are the same in every language: they have the names of the account's default language. */
function storedFields({ account, localise }: CallContext<'submitForm'>, form: FormRow): StoredField[] {
  const storedNames = fieldsOf(form, localiserFor(account.defaultLanguage));
  const inAll = account.allowedLanguages.map(({ code }) => fieldsOf(form, localiserFor(code)));
  return fieldsOf(form, localise).map((shown, index) => {
    const storedName = storedNames[index]?.name ?? shown.name;
    const names = [shown.name, storedName, ...inAll.flatMap((fields) => fields[index]?.name ?? [])];
    return { shown, names, storedName };
  });
}

/** What is sent again under the same key, by a second press or a lost answer, is the same response. */
function idOf({ store, idempotencyKey, session }: CallContext<'submitForm'>, form: FormRow): string {
  if (idempotencyKey === undefined) return crypto.randomUUID();
  const identity = [store.accountId, form.id, session?.user.id ?? '', idempotencyKey];
  return createHash('sha256').update(identity.join('\n')).digest('hex').slice(0, 32);
}
