import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { isSame } from '#app/lib/edit-document/is-same.ts';
import { isText, withWords } from '#app/lib/edit-document/texts.ts';
import { type FormFault, formFaults } from './form-faults.ts';
import type { FieldOf, FormBlock, FormField, FormLanguages } from './form-field.ts';
import { readLayout } from './layout-value.ts';
import { readLink } from './link-value.ts';
import { readPlayer } from './player-value.ts';
import { readRules } from './rules-value.ts';
import { type SentForm, sentText, sentTexts, withPlainLineEnds } from './sent-form.ts';
import { readTimes } from './time-value.server.ts';
import { toFormFields } from './to-form-fields.ts';

/** With faults, the data are what was typed: the form is drawn with them again. */
export type ReadForm = { data: Data; config?: Data | undefined; faults: readonly FormFault[] };

/**
 * A block's data after its form was sent, in the language that the form has. Whatever the form does not show, or
 * was not changed in it, stays exactly as it is. Faults are those that this form has brought.
 */
export function readForm(sent: SentForm, block: FormBlock, languages: FormLanguages): ReadForm {
  const { blockKey, data, config } = block;
  const read = readFields(toFormFields(blockKey, data, languages), data, { sent, ...languages });
  const now = { data: isObject(read) ? read : data, config: readTimes(readLayout(config, sent), sent) };
  return { ...now, faults: formFaults({ ...block, ...now }, block, languages) };
}

interface Reading extends FormLanguages {
  sent: SentForm;
}

/** The value itself where no field has changed. */
function readFields(
  fields: readonly FormField[],
  value: Json | undefined,
  reading: Reading,
): Json | undefined {
  const group: Data = isObject(value) ? value : {};
  const changed = fields.flatMap((field) => {
    const old = Object.hasOwn(group, field.name) ? group[field.name] : undefined;
    const now = readField(field, old, reading);
    return now === old ? [] : [[field.name, now] as const];
  });
  if (changed.length === 0) return value;
  const filled = Object.entries({ ...group, ...Object.fromEntries(changed) });
  return Object.fromEntries(filled.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

function readField(field: FormField, old: Json | undefined, reading: Reading): Json | undefined {
  const { sent } = reading;
  switch (field.kind) {
    case 'text':
      return readText(field, old, reading);
    case 'choice':
      return unlessShown(sentText(sent, field.path), field.chosen, old);
    case 'switch': {
      const state = sentText(sent, field.path);
      const isOn = state === 'on';
      return state === null || isOn === field.isOn ? old : isOn;
    }
    case 'link':
      return readLink(old, field.path, sent);
    case 'picture':
      return unlessShown(sentText(sent, field.path)?.trim() ?? null, field.key.trim(), old);
    case 'player':
      return readPlayer(old, field.path, sent);
    case 'titles': {
      const ids = sentTexts(sent, field.path)?.flatMap((id) => id.trim() || []);
      return !ids ||
        isSame(
          ids,
          field.ids.flatMap((id) => id.trim() || []),
        )
        ? old
        : ids;
    }
    case 'rules':
      return readRules(old, field.path, sent);
    case 'group':
      return readFields(field.fields, old, reading);
    case 'list':
      return readCards(field, old, reading);
  }
}

/** An empty control takes its value away. */
function unlessShown(text: string | null, shown: string, old: Json | undefined): Json | undefined {
  if (text === null || text === shown) return old;
  return text === '' ? undefined : text;
}

function readText(
  { path, words }: FieldOf<'text'>,
  old: Json | undefined,
  { sent, language, ownLanguage }: Reading,
): Json | undefined {
  const text = sentText(sent, path);
  if (text === null || text === withPlainLineEnds(words)) return old;
  const known = old !== null && isText(old) ? old : undefined;
  return withWords(known, language, text === '' ? undefined : text, ownLanguage);
}

/** Cards are added, moved and removed by intents alone: what the form does not have may be a colleague's. */
function readCards({ cards }: FieldOf<'list'>, old: Json | undefined, reading: Reading): Json | undefined {
  if (!isList(old)) return old;
  const read = old.map((card, index) => readFields(cards[index]?.fields ?? [], card, reading) ?? card);
  return read.every((card, index) => card === old[index]) ? old : read;
}
