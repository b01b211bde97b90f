import type { EditedDocumentWire } from '#app/contract/editing.ts';
import type { RichTextNode } from '#app/features/rich-text/rich-text-node.ts';
import { toReadableHtml } from '#app/features/rich-text/to-readable-html.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { type Undoable, undoable } from '#app/lib/edit-document/undo.ts';
import { inAddress } from '../edit-language.server.ts';
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

/** The languages of the brand, as tabs of the page that edits one of them. */
export const toLanguageTabs = (site: Site) =>
  site.languages.map(({ code, displayName }) => ({
    code,
    name: displayName,
    address: inAddress(code, site),
  }));

/** A page begins with a batch of its own, and without its type it would be none: discarding takes that back. */
export function undoableIn({ log }: Pick<EditedDocumentWire, 'log'>, userId: string): Undoable {
  const isStart = ({ commands }: (typeof log)[number]) =>
    commands.some((command) => command.kind === 'field' && command.name === 'type');
  return undoable(
    log.filter((batch) => !isStart(batch)),
    userId,
  );
}
