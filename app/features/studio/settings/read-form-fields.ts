import { inOneLine, sentText, withPlainLineEnds } from '#app/features/page-builder/edit/fields/sent-form.ts';
import { type Data, isList, type Json } from '#app/lib/edit-document/document.ts';
import type { ReadingSettings } from './reading-settings.ts';
import { changedRows } from './rows.ts';
import type { FormFieldRow, SettingsFieldOf } from './settings-field.ts';
import { recordOf, withRecordWords } from './words.ts';

/** As the row for one more is drawn. */
export const NEW_FIELD: FormFieldRow = { words: '', type: 'TEXT_INPUT', isMandatory: false, options: [] };

/** The fields of a form after its settings were sent; each as it was where its controls hold what they showed. */
export function readFormFields({ name, fields }: SettingsFieldOf<'fields'>, reading: ReadingSettings): Json {
  const old = listOf(reading.fields[name]);
  const rows = [...fields, NEW_FIELD].map((row, index) => {
    const path = `${name}/${index}`;
    const field = old[index];
    if (field !== undefined) return readField(row, recordOf(field), { ...reading, path });
    const isNamed = (sentText(reading.sent, `${path}/name`) ?? '').trim() !== '';
    return isNamed ? readField(row, NO_FIELD, { ...reading, path }) : null;
  });
  return changedRows(rows, name, reading.intent);
}

const NO_FIELD: Data = { name: {}, type: 'TEXT_INPUT', is_mandatory: false, options: [] };

interface ReadingRow extends ReadingSettings {
  path: string;
}

function readField(row: FormFieldRow, old: Data, reading: ReadingRow): Json {
  const { sent, path } = reading;
  const type = sentText(sent, `${path}/type`) ?? row.type;
  const isMandatory = sentText(sent, `${path}/is_mandatory`);
  const options = readOptions(row, old, reading);
  const changes: Data = {
    ...wordsChange('name', old.name, row.words, reading),
    ...(type !== row.type && { type }),
    ...(isMandatory !== null &&
      (isMandatory === 'on') !== row.isMandatory && { is_mandatory: isMandatory === 'on' }),
    ...(options && { options }),
  };
  return Object.keys(changes).length === 0 ? old : { ...old, ...changes };
}

function wordsChange(
  name: string,
  texts: Json | undefined,
  words: string,
  { sent, path, languages }: ReadingRow,
): Data {
  const text = sentText(sent, `${path}/${name}`);
  if (text === null || text === inOneLine(words)) return {};
  return { [name]: withRecordWords(texts, languages.language, text.trim()) };
}

/** Null where none has changed. One that is left without a word in any language goes. */
function readOptions(row: FormFieldRow, old: Data, reading: ReadingRow): readonly Json[] | null {
  const { sent, path, languages, intent } = reading;
  const known = listOf(old.options);
  const rows = row.options.map(({ words }, index): Json | null => {
    const option = known[index] ?? null;
    const { [String(index)]: changed } = wordsChange(String(index), known[index], words, {
      ...reading,
      path: `${path}/options`,
    });
    if (changed === undefined) return option;
    return Object.keys(recordOf(changed)).length === 0 ? null : changed;
  });
  const more = withPlainLineEnds(sentText(sent, `${path}/more_options`) ?? '')
    .split('\n')
    .flatMap((line): Json[] => (line.trim() === '' ? [] : [{ [languages.language]: line.trim() }]));
  const options = [...changedRows(rows, `${path}/options`, intent), ...more];
  const isUnchanged =
    options.length === known.length && options.every((option, index) => option === known[index]);
  return isUnchanged ? null : options;
}

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
