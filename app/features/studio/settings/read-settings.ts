import { toCardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import {
  inOneLine,
  sentText,
  sentTexts,
  withPlainLineEnds,
} from '#app/features/page-builder/edit/fields/sent-form.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { isList, type Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import { typedAddress } from './page-address.ts';
import { readFormFields } from './read-form-fields.ts';
import type { ReadingSettings } from './reading-settings.ts';
import { changedRows } from './rows.ts';
import type { SettingsField, SettingsFieldOf } from './settings-field.ts';
import { contentIn } from './to-settings.ts';
import { recordOf } from './words.ts';

/**
 * The changes of a form that was sent (decision 070): of controls that hold what they showed there are none, and a
 * text changes in the form's language alone.
 */
export function readSettings(
  settings: readonly SettingsField[],
  { intent, ...form }: Omit<ReadingSettings, 'intent'> & { intent: string },
): Command[] {
  const reading = { ...form, intent: toCardIntent(intent) };
  return settings.flatMap((field) => readSetting(field, reading) ?? []);
}

function readSetting(field: SettingsField, reading: ReadingSettings): Command | null {
  const { sent, fields } = reading;
  const { name } = field;
  switch (field.kind) {
    case 'text':
    case 'html': {
      const text = sentText(sent, name);
      if (text === null || text === withPlainLineEnds(field.words)) return null;
      return inLanguage(name, reading, text.trim() === '' ? undefined : text);
    }
    case 'address': {
      const text = sentText(sent, name);
      if (text === null || text === inOneLine(field.address)) return null;
      return { kind: 'field', name, value: typedAddress(text, field.pageType) };
    }
    case 'switch': {
      const state = sentText(sent, name);
      return state === null || (state === 'on') === field.isOn
        ? null
        : { kind: 'field', name, value: state === 'on' };
    }
    case 'old_urls': {
      const value = field.urls.filter((_, index) => sentText(sent, `${name}/${index}`) !== 'off');
      if (value.length === field.urls.length) return null;
      // None at all would be those that are published.
      return { kind: 'field', name, value };
    }
    case 'questions':
      return readQuestions(field, reading);
    case 'networks':
      return readNetworks(field, reading);
    case 'place':
      return readPlace(field, reading);
    case 'fields': {
      const value = readFormFields(field, reading);
      return isSame(value, fields[name] ?? []) ? null : { kind: 'field', name, value };
    }
  }
}

function inLanguage(
  name: string,
  { languages: { language } }: ReadingSettings,
  value: Json | undefined,
): Command {
  return { kind: 'field', name, language, ...(value !== undefined && { value }) };
}

/** Rows without a word are none, but for those that came so. */
function readQuestions(field: SettingsFieldOf<'questions'>, reading: ReadingSettings): Command | null {
  const { sent, intent } = reading;
  const { name, questions } = field;
  const old = contentIn(reading).value;
  const entries = isList(old) ? old : [];
  const rows = [...questions, { question: '', answer: '' }].map((row, index): Json | null => {
    const path = `${name}/${index}`;
    const [question, answer] = [sentText(sent, `${path}/question`), sentText(sent, `${path}/answer`)];
    const isUnchanged =
      (question === null || question === inOneLine(row.question)) &&
      (answer === null || answer === withPlainLineEnds(row.answer));
    if (isUnchanged) return entries[index] ?? null;
    const typed = { question: question ?? row.question, answer: answer ?? row.answer };
    if (typed.question.trim() === '' && typed.answer.trim() === '') return null;
    return { ...recordOf(entries[index]), ...typed };
  });
  const value = changedRows(rows, name, intent);
  if (isSame(value, entries)) return null;
  return inLanguage(name, reading, value.length === 0 ? noneOf(reading) : value);
}

function readNetworks(field: SettingsFieldOf<'networks'>, reading: ReadingSettings): Command | null {
  const { name, addresses } = field;
  const old = recordOf(contentIn(reading).value);
  const changes = addresses.flatMap(({ network, address }): [string, string][] => {
    const text = sentText(reading.sent, `${name}/${network}`)?.trim() ?? address;
    return text === inOneLine(address).trim() ? [] : [[network, text]];
  });
  if (changes.length === 0) return null;
  const filled = Object.entries({ ...old, ...Object.fromEntries(changes) }).filter(([, text]) => text !== '');
  return inLanguage(name, reading, filled.length === 0 ? noneOf(reading) : Object.fromEntries(filled));
}

/** A language without any has those of the brand's own again, which is there with none. */
function noneOf({ fields, languages: { language, ownLanguage } }: ReadingSettings): Json | undefined {
  const texts = byLanguage(fields.content) ?? {};
  if (language !== ownLanguage && texts[ownLanguage] !== undefined) return undefined;
  return isList(Object.values(texts)[0]) ? [] : {};
}

function readPlace(field: SettingsFieldOf<'place'>, { sent, fields }: ReadingSettings): Command | null {
  const { name } = field;
  const old = recordOf(fields[name]);
  const entries = isList(old.data) ? old.data.map(recordOf) : [];
  const place = sentText(sent, `${name}/type`) ?? field.place;
  const namesIn = (list: 'pages' | 'titles') =>
    sentTexts(sent, `${name}/${list}`)?.flatMap((text) => text.trim() || []) ?? field[list];
  const entriesOf = (key: 'page_url' | 'id', names: readonly string[]) =>
    names.map((text) => entries.find((entry) => entry[key] === text) ?? { [key]: text });
  const isUnchanged = (list: 'pages' | 'titles') => isSame(namesIn(list), field[list]);
  const isSameType = place === field.place;
  switch (place) {
    case 'PAGES':
      if (isSameType && isUnchanged('pages')) return null;
      return {
        kind: 'field',
        name,
        value: { ...old, type: place, data: entriesOf('page_url', namesIn('pages')) },
      };
    case 'CONTENT':
      if (isSameType && isUnchanged('titles')) return null;
      return {
        kind: 'field',
        name,
        value: { ...old, type: place, data: entriesOf('id', namesIn('titles')) },
      };
    default:
      return isSameType ? null : { kind: 'field', name, value: { ...old, type: place, data: [] } };
  }
}
