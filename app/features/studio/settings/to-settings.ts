import { SOCIAL_NETWORKS } from '#app/contract/account.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { FORM_FIELD_TYPES, FORM_PLACES } from '#app/contract/pages.ts';
import { type Data, isList, type Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import { localiserFor } from '#app/lib/localise.ts';
import type { FormFieldRow, NetworkAddress, PageType, Question, SettingsField } from './settings-field.ts';
import { recordOf, type SettingsLanguages, wordsIn, wordsInRecord } from './words.ts';

/** What can be set of a document, in the order of its form. Of homes that is their name. */
export function toSettings(id: string, fields: Data, languages: SettingsLanguages): readonly SettingsField[] {
  const [kind, type] = id.split(':');
  const reading: Reading = { fields, languages };
  if (kind === 'page') return pageSettings(reading);
  if (kind === 'home') return [textField('name', reading, LIMITS.name)];
  if (kind === 'info') return infoSettings(type ?? '', reading);
  return kind === 'form' ? formSettings(reading) : [];
}

interface Reading {
  fields: Data;
  languages: SettingsLanguages;
}

function pageSettings(reading: Reading): SettingsField[] {
  const { fields } = reading;
  const pageType = fields.type === 'STATIC' ? 'STATIC' : 'CUSTOM';
  return [
    textField('title', reading, LIMITS.title),
    { kind: 'address', name: 'page_url', pageType, address: textOf(fields.page_url) },
    ...oldUrlsField(reading, pageType),
    ...(pageType === 'STATIC' ? [htmlField(reading, false)] : []),
  ];
}

/** Nothing where the page never had another one. */
function oldUrlsField({ fields }: Reading, pageType: PageType): SettingsField[] {
  const urls = listOf(fields.old_urls).map(textOf);
  return urls.length > 0 ? [{ kind: 'old_urls', name: 'old_urls', pageType, urls }] : [];
}

function infoSettings(type: string, reading: Reading): SettingsField[] {
  return [
    textField('title', reading, LIMITS.title, true),
    switchField('is_visible', reading, true),
    type === 'FAQ'
      ? questionsField(reading)
      : type === 'SOCIAL_LINKS'
        ? networksField(reading)
        : htmlField(reading, true),
  ];
}

function formSettings(reading: Reading): SettingsField[] {
  const place = recordOf(reading.fields.place);
  const places = isList(place.data) ? place.data.map(recordOf) : [];
  return [
    textField('heading', reading, LIMITS.name, true),
    textField('sub_heading', reading, LIMITS.value),
    textField('button_text', reading, LIMITS.name, true),
    switchField('is_active', reading, true),
    switchField('is_minimised', reading, false),
    switchField('is_login_required', reading, false),
    {
      ...{ kind: 'place', name: 'place', place: FORM_PLACES.find((each) => each === place.type) ?? 'HOME' },
      pages: places.flatMap(({ page_url }) => textOf(page_url) || []),
      titles: places.flatMap(({ id }) => textOf(id) || []),
    },
    { kind: 'fields', name: 'fields', fields: listOf(reading.fields.fields).map(toRow(reading.languages)) },
  ];
}

function textField(
  name: string,
  { fields, languages }: Reading,
  maxChars: number,
  isRequired = false,
): SettingsField {
  return { kind: 'text', name, maxChars, isRequired, ...wordsIn(fields[name], languages) };
}

function htmlField({ fields, languages }: Reading, isRequired: boolean): SettingsField {
  return { kind: 'html', name: 'content', isRequired, ...wordsIn(fields.content, languages) };
}

function switchField(name: string, { fields }: Reading, otherwise: boolean): SettingsField {
  const value = fields[name];
  return { kind: 'switch', name, isOn: typeof value === 'boolean' ? value : otherwise };
}

function questionsField(reading: Reading): SettingsField {
  const { value, isBorrowed } = contentIn(reading);
  return { kind: 'questions', name: 'content', isBorrowed, questions: listOf(value).map(toQuestion) };
}

function networksField(reading: Reading): SettingsField {
  const { value, isBorrowed } = contentIn(reading);
  const known = recordOf(value);
  return {
    ...{ kind: 'networks', name: 'content', isBorrowed },
    addresses: SOCIAL_NETWORKS.map(
      (network): NetworkAddress => ({ network, address: textOf(known[network]) }),
    ),
  };
}

/** What viewers of the language get of `content`: their own, or another one's. */
export function contentIn({ fields, languages: { language, ownLanguage } }: Reading) {
  const texts = byLanguage(fields.content) ?? {};
  const value = localiserFor(language, ownLanguage)<Json>(texts);
  return { value, isBorrowed: value !== undefined && texts[language] === undefined };
}

function toQuestion(entry: Json): Question {
  const { question, answer } = recordOf(entry);
  return { question: textOf(question), answer: textOf(answer) };
}

const toRow =
  (languages: SettingsLanguages) =>
  (field: Json): FormFieldRow => {
    const { name, type, is_mandatory, options } = recordOf(field);
    return {
      ...wordsInRecord(name, languages),
      type: FORM_FIELD_TYPES.find((each) => each === type) ?? 'TEXT_INPUT',
      isMandatory: is_mandatory === true,
      options: listOf(options).map((option) => wordsInRecord(option, languages)),
    };
  };

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
