import type { RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { toReadableHtml } from '#app/features/rich-text/to-readable-html.server.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { SettingsField } from './settings-field.ts';
import { toSettings } from './to-settings.ts';
import type { SettingsLanguages } from './words.ts';

/** How readers would see an HTML text. */
export interface Preview {
  nodes: RichTextNode[];
  /** Names of what they do not get. */
  dropped: string[];
  /** There is none in the language: they see the one of the brand's own. */
  isBorrowed: boolean;
}

/** A settings form as it is drawn: what can be set, and by the names of controls with HTML how it would look. */
export interface DrawnSettings {
  settings: readonly SettingsField[];
  previews: Readonly<Record<string, Preview>>;
}

export function drawSettings(
  id: string,
  fields: Data,
  { languages, assetOrigin }: { languages: SettingsLanguages; assetOrigin: string },
): DrawnSettings {
  const settings = toSettings(id, fields, languages);
  const preview = (words: string, ownWords = ''): Preview => {
    const { nodes, dropped } = toReadableHtml(words || ownWords, { assetOrigin });
    return { nodes, dropped, isBorrowed: words === '' && ownWords !== '' };
  };
  const previews = settings.flatMap((field): [string, Preview][] => {
    if (field.kind === 'html') return [[field.name, preview(field.words, field.ownWords)]];
    if (field.kind !== 'questions') return [];
    return field.questions.map(({ answer }, index) => [`${field.name}/${index}/answer`, preview(answer)]);
  });
  return { settings, previews: Object.fromEntries(previews) };
}
