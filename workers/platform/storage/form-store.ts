import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FormField } from '#app/contract/pages.ts';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import { formResponses, forms } from './schema/presentation.ts';
import type { ScopedQuery } from './scoped-query.ts';

export type FormRow = typeof forms.$inferSelect;

/** A field as it was filled in, under its name in the account's own language. */
export interface FilledField {
  name: string;
  type: FormField['type'];
  value: string;
}

interface NewResponse {
  id: string;
  formId: string;
  userId: string | null;
  fields: FilledField[];
  createdDate: Date;
}

export interface FormResponseRow extends NewResponse {
  /** Null for a guest, and empty for a member whose account is erased. */
  userName: string | null;
}

interface Window {
  limit: number;
  offset: number;
}

/** Custom forms and what was handed in. Queries, to be awaited or batched. */
export function formStore(scope: AccountScope) {
  const id = sql.placeholder('id');
  const active = memoize(() => scope.find(forms, eq(forms.isActive, true)).orderBy(asc(forms.id)));
  const activeById = memoize(() => scope.find(forms, eq(forms.id, id), eq(forms.isActive, true)));
  const byId = memoize(() => scope.find(forms, eq(forms.id, id)));
  const countOf = memoize(() => scope.count(formResponses, eq(formResponses.formId, id)));
  const userName = sql<string | null>`(SELECT name FROM users
    WHERE users.account_id = form_responses.account_id AND users.id = form_responses.user_id)`;
  const pageBy = (order: typeof asc) => () =>
    scope
      .pick(
        formResponses,
        { ...getTableColumns(formResponses), userName: userName.as('user_name') },
        eq(formResponses.formId, id),
      )
      .orderBy(order(formResponses.createdDate), order(formResponses.id))
      .page({
        // drizzle's own type of a limit knows no placeholders, its builder does.
        limit: sql.placeholder('limit') as unknown as number,
        offset: sql.placeholder('offset') as unknown as number,
      });
  const newestFirst = memoize(pageBy(desc));
  const oldestFirst = memoize(pageBy(asc));
  // What a response holds is written below, and nowhere else.
  const toRows = (query: ScopedQuery<unknown>) => query as ScopedQuery<FormResponseRow>;

  return {
    /** Those that viewers are shown. */
    active,
    activeOne: (formId: string) => activeById().with({ id: formId }),
    /** Also one that is shown no more. */
    one: (formId: string) => byId().with({ id: formId }),
    responseCount: (formId: string) => countOf().with({ id: formId }),

    newestResponses: (formId: string, window: Window) =>
      toRows(newestFirst().with({ id: formId, ...window })),
    /** In this order one that comes in moves no other to another page. */
    oldestResponses: (formId: string, window: Window) =>
      toRows(oldestFirst().with({ id: formId, ...window })),

    /** Once: a response of the same id is the same one. */
    addResponse: (response: NewResponse) =>
      scope
        .insert(formResponses, { ...response, fields: response.fields.map((field) => ({ ...field })) })
        .onConflictDoNothing()
        .run(),
  };
}
