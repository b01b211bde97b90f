import { readSettings } from '#app/features/studio/settings/read-settings.ts';
import type { FormFieldRow, SettingsField } from '#app/features/studio/settings/settings-field.ts';
import { toSettings } from '#app/features/studio/settings/to-settings.ts';
import type { SettingsLanguages } from '#app/features/studio/settings/words.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Data } from '#app/lib/edit-document/document.ts';

export const EN: SettingsLanguages = { language: 'en', ownLanguage: 'en' };
export const ES: SettingsLanguages = { language: 'es', ownLanguage: 'en' };

/** What a browser sends of a form that is as it was drawn. */
export function asShown(settings: readonly SettingsField[]): URLSearchParams {
  return new URLSearchParams(settings.flatMap(controlsOf));
}

function controlsOf(field: SettingsField): [string, string][] {
  const { name } = field;
  switch (field.kind) {
    case 'text':
    case 'html':
      return [[name, field.words.replace(/\r\n?|\n/g, '\r\n')]];
    case 'address':
      return [[name, field.address.replace(/[\r\n]/g, '')]];
    case 'old_urls':
      return field.urls.flatMap((_, index) => switched(`${name}/${index}`, true));
    case 'switch':
      return switched(name, field.isOn);
    case 'questions':
      return [...field.questions, { question: '', answer: '' }].flatMap(({ question, answer }, index) => [
        [`${name}/${index}/question`, question.replace(/[\r\n]/g, '')],
        [`${name}/${index}/answer`, answer.replace(/\r\n?|\n/g, '\r\n')],
      ]);
    case 'networks':
      return field.addresses.map(({ network, address }) => [`${name}/${network}`, address]);
    case 'place':
      return [
        [`${name}/type`, field.place],
        ...[...field.pages, ''].map((url): [string, string] => [`${name}/pages`, url]),
        ...[...field.titles, ''].map((id): [string, string] => [`${name}/titles`, id]),
      ];
    case 'fields':
      return [...field.fields, null].flatMap((row, index) => controlsOfRow(`${name}/${index}`, row));
  }
}

function controlsOfRow(path: string, row: FormFieldRow | null): [string, string][] {
  return [
    [`${path}/name`, row?.words ?? ''],
    [`${path}/type`, row?.type ?? 'TEXT_INPUT'],
    ...switched(`${path}/is_mandatory`, row?.isMandatory ?? false),
    ...(row?.options ?? []).map(({ words }, index): [string, string] => [`${path}/options/${index}`, words]),
    [`${path}/more_options`, ''],
  ];
}

function switched(name: string, isOn: boolean): [string, string][] {
  const off: [string, string][] = [[name, 'off']];
  return isOn ? [...off, [name, 'on']] : off;
}

/** What comes of a form in which some controls hold something else. */
export function sentWith(
  id: string,
  fields: Data,
  changes: Record<string, string>,
  { languages = EN, intent = 'save' }: { languages?: SettingsLanguages; intent?: string } = {},
) {
  const settings = toSettings(id, fields, languages);
  const sent = asShown(settings);
  for (const [name, value] of Object.entries(changes)) sent.set(name, value);
  const commands = readSettings(settings, { fields, sent, languages, intent });
  const applied = applyAll({ language: languages.ownLanguage, blocks: [], fields }, commands);
  if (!applied.ok) throw new Error(applied.reason);
  return { settings, commands, fields: applied.document.fields };
}
