import { BYTE_ORDER_MARK, csvLine } from '#app/lib/csv.ts';
import { textStream } from '#workers/platform/http/responses.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { FormResponseRow } from '#workers/platform/storage/form-store.ts';

/** Rows at a time: memory holds no more of them, however many were handed in. */
const PAGE_SIZE = 500;
const OWN_COLUMNS = ['time', 'user_id', 'user_name'];

/**
 * All that was handed in of a form as CSV, in the order in which it came: a column for each of its fields,
 * then for those that it had once.
 */
export function writeResponses(
  store: AccountStore,
  formId: string,
  fieldNames: readonly string[],
): ReadableStream<Uint8Array> {
  return textStream(write(store, formId, fieldNames));
}

async function* write(
  store: AccountStore,
  formId: string,
  fieldNames: readonly string[],
): AsyncGenerator<string, undefined> {
  const names = new Set(fieldNames);
  for await (const rows of pages(store, formId)) for (const name of namesIn(rows)) names.add(name);
  yield BYTE_ORDER_MARK + csvLine([...OWN_COLUMNS, ...names]);
  for await (const rows of pages(store, formId)) {
    yield rows.map((row) => csvLine(toCells(row, [...names]))).join('');
  }
}

async function* pages(store: AccountStore, formId: string): AsyncGenerator<FormResponseRow[], undefined> {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const rows = await store.forms.oldestResponses(formId, { limit: PAGE_SIZE, offset });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
  }
}

const namesIn = (rows: readonly FormResponseRow[]) =>
  rows.flatMap(({ fields }) => fields.map(({ name }) => name));

/** Two fields of one name share a column, a line each. */
function toCells(row: FormResponseRow, names: readonly string[]): string[] {
  const valuesOf = (name: string) =>
    row.fields.flatMap((field) => (field.name === name ? [field.value] : [])).join('\n');
  return [row.createdDate.toISOString(), row.userId ?? '', row.userName ?? '', ...names.map(valuesOf)];
}
