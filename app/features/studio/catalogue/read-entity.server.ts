import { momentAt, toLocalTime } from '#app/lib/wall-clock.server.ts';
import { readAmount } from './amount.ts';
import { chosenIn } from './chosen-in.ts';
import type { EntityFault } from './drawn-field.ts';
import { type EntityField, isUsed } from './entity-field.ts';
import { type EntityValue, setAt, valueAt } from './entity-value.ts';
import { type FormKind, fieldsOf, PER_PERCENT } from './kind-forms.ts';
import { readLanguageLines, toLines } from './language-lines.ts';

interface Reading {
  sent: URLSearchParams;
  /** What is stored: fields without a control stay as they are there. */
  stored: EntityValue;
  languages: readonly string[];
  timeZone: string;
  /** The brand's, of amounts that name none. */
  currency: string;
}

/** The value that a form sends, and what cannot be read of it. */
export function readEntity(kind: FormKind, reading: Reading): { value: EntityValue; faults: EntityFault[] } {
  const value: EntityValue = { ...reading.stored };
  const faults: EntityFault[] = [];
  for (const field of fieldsOf(kind).filter((each) => isUsed(each, reading.stored))) {
    const read = readField(field, reading);
    if (read.fault) faults.push(read.fault);
    setAt(value, field.path, read.value);
  }
  return { value, faults };
}

interface ReadField {
  value: unknown;
  fault?: EntityFault;
}

const NOTHING: ReadField = { value: undefined };

function readField(field: EntityField, reading: Reading): ReadField {
  const { sent, stored } = reading;
  const { path } = field;
  switch (field.kind) {
    case 'texts':
      return readTexts(field, reading);
    case 'switch':
      return { value: readSwitch(field, reading) };
    case 'one':
      return { value: sent.get(path) || undefined };
    case 'many':
      return { value: chosenIn(sent, path) };
    case 'people':
      return { value: readPeople(path, sent) };
    case 'time':
      return readTime(field, reading);
    case 'number':
      return readNumber(field, sent);
    case 'money':
      return readMoney(field, reading);
    case 'reduction':
      return readReduction(path, reading);
    case 'words':
      return { value: toLines(sent.get(path) ?? '') };
    case 'languages': {
      const languages = readLanguageLines(sent.get(path) ?? '');
      return languages ? { value: languages } : { ...NOTHING, fault: { path, rule: 'language' } };
    }
    default:
      return readText(field, sent, valueAt(stored, path));
  }
}

/** One that is not stored, and is as without it, stays so. */
function readSwitch(
  { path, otherwise }: Extract<EntityField, { kind: 'switch' }>,
  { sent, stored }: Reading,
): boolean | undefined {
  const isOn = sent.getAll(path).at(-1) === 'on';
  return isOn === otherwise && valueAt(stored, path) === undefined ? undefined : isOn;
}

/** In which roles a form has people is in the names of its controls. */
function readPeople(path: string, sent: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(sent.keys())].filter((name) => name.startsWith(`${path}.`));
  return Object.fromEntries(names.map((name) => [name.slice(path.length + 1), chosenIn(sent, name)]));
}

function readTexts(
  { path, maxChars, isRequired }: Extract<EntityField, { kind: 'texts' }>,
  { sent, stored, languages }: Reading,
): ReadField {
  // Texts in languages that the brand no longer has stay.
  const texts: Record<string, string> = { ...(stored[path] as Record<string, string> | undefined) };
  let fault: EntityFault | undefined;
  for (const language of languages) {
    const typed = sent.get(`${path}.${language}`);
    if (typed === null) continue;
    const text = typed.trim();
    if (text.length > maxChars) fault = { path: `${path}.${language}`, rule: 'long', limit: maxChars };
    if (text === '') delete texts[language];
    else texts[language] = text;
  }
  const isEmpty = Object.keys(texts).length === 0;
  if (isEmpty && isRequired) fault = { path: `${path}.${languages[0]}`, rule: 'required' };
  return { value: isEmpty ? undefined : texts, ...(fault && { fault }) };
}

function readText(field: EntityField, sent: URLSearchParams, stored: unknown): ReadField {
  const { path } = field;
  const typed = sent.get(path);
  if (typed === null) return { value: stored };
  const text = typed.trim();
  const isRequired = field.kind === 'text' && field.isRequired;
  if (text === '') return isRequired ? { ...NOTHING, fault: { path, rule: 'required' } } : NOTHING;
  const limit = field.kind === 'text' ? field.maxChars : Number.POSITIVE_INFINITY;
  if (text.length > limit) return { value: text, fault: { path, rule: 'long', limit } };
  return { value: path === 'currency' ? text.toUpperCase() : text };
}

function readNumber(field: Extract<EntityField, { kind: 'number' }>, sent: URLSearchParams): ReadField {
  const { path, scale = 1, min = 0, max, isRequired } = field;
  const typed = (sent.get(path) ?? '').trim().replace(',', '.');
  if (typed === '') return isRequired ? { ...NOTHING, fault: { path, rule: 'required' } } : NOTHING;
  const number = /^\d{1,12}(?:\.\d{1,4})?$/.test(typed) ? Number(typed) : Number.NaN;
  const value = Math.round(number * scale);
  const isRead = number >= min && number <= max && Math.abs(value - number * scale) < 1e-6;
  return isRead ? { value } : { ...NOTHING, fault: { path, rule: 'number', limit: max } };
}

function readMoney(
  { path, isRequired }: Extract<EntityField, { kind: 'money' }>,
  { sent, currency }: Reading,
): ReadField {
  const typed = sent.get(path) ?? '';
  if (typed.trim() === '') return isRequired ? { ...NOTHING, fault: { path, rule: 'required' } } : NOTHING;
  const value = readAmount(typed, (sent.get('currency') ?? currency).trim().toUpperCase());
  return value === null ? { ...NOTHING, fault: { path, rule: 'amount' } } : { value };
}

/** Percent, or an amount in the brand's currency. */
function readReduction(path: string, reading: Reading): ReadField {
  const { sent } = reading;
  if (sent.get('value_type') !== 'percentage')
    return readMoney({ kind: 'money', path, isRequired: true }, reading);
  const { value, fault } = readNumber(
    { kind: 'number', path, max: PER_PERCENT, scale: PER_PERCENT, isRequired: true },
    sent,
  );
  return fault?.rule === 'number'
    ? { ...NOTHING, fault: { path, rule: 'percent' } }
    : { value, ...(fault && { fault }) };
}

/** A time that nobody changed stays as it is, to the second. */
function readTime({ path }: EntityField, { sent, stored, timeZone }: Reading): ReadField {
  const typed = sent.get(path) ?? '';
  const before = valueAt(stored, path);
  if (typeof before === 'string' && typed === toLocalTime(before, timeZone)) return { value: before };
  if (typed === '') return NOTHING;
  const moment = momentAt(typed, timeZone);
  return moment ? { value: moment.toISOString() } : { ...NOTHING, fault: { path, rule: 'time' } };
}
