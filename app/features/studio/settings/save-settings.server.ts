import type { Accepted } from '#app/contract/editing.ts';
import { toReadableHtml } from '#app/features/rich-text/to-readable-html.server.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { type Data, type EditDocument, isList, type Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { loadSeen } from '../edit-document.server.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';
import { takenAddresses } from './page-address.ts';
import { readSettings } from './read-settings.ts';
import { type SettingsFault, settingsFaults } from './settings-faults.ts';
import type { SettingsField } from './settings-field.ts';
import { toSettings } from './to-settings.ts';
import { recordOf, type SettingsLanguages } from './words.ts';

type Content = MarqueeContext['services']['content'];

export interface SentSettings {
  document: string;
  revision: number;
  command_id: string;
  intent: string;
  form: URLSearchParams;
  languages: SettingsLanguages;
  assetOrigin: string;
}

/** A field that a colleague changed meanwhile, and its words where it is no more than these. */
export interface SettingsClash {
  name: string;
  theirs: string | null;
}

/** What the form is drawn with again, with all that was typed. */
export interface TypedSettings {
  kind: 'shown' | 'faults' | 'clash' | 'rejected';
  revision: number;
  fields: Data;
  faults: readonly SettingsFault[];
  clashes: readonly SettingsClash[];
  /** In the platform's own words, or null for ours. */
  message: string | null;
}

/** Saves what a settings form changes; the intent `show` changes nothing. */
export async function saveSettings(
  content: Content,
  sent: SentSettings,
): Promise<{ kind: 'saved'; isChanged: boolean } | TypedSettings> {
  const { document: id, revision, languages, form, intent, command_id } = sent;
  const { now, document, seen } = await loadSeen(content, id, revision);
  // Of what nobody knows any more, all that differs from the draft is a clash.
  const drawn = seen ?? document;
  const before = toSettings(id, drawn.fields, languages);
  const commands = readSettings(before, { sent: form, fields: drawn.fields, languages, intent });
  const fields = withCommands(drawn, commands);
  const typed = { revision, fields, faults: [], clashes: [], message: null };
  if (intent === 'show') return { ...typed, kind: 'shown' };
  const taken = commands.some((command) => nameOf(command) === 'page_url')
    ? takenAddresses(await content.editedDocuments(), id)
    : new Map<string, never>();
  const settings = toSettings(id, fields, languages);
  const faults = settingsFaults({ settings, before, fields, commands, taken });
  if (faults.length > 0) return { ...typed, kind: 'faults', faults };
  if (commands.length === 0) return { kind: 'saved', isChanged: false };
  const onto = { ...typed, revision: now.revision, fields: withCommands(document, commands) };
  if (!seen) return { ...onto, kind: 'clash', clashes: commands.map((mine) => toClash({ mine })) };
  const readable = commands.map((command) => toReadable(command, settings, sent));
  const accepted = await content
    .editCommands(id, { revision, command_id, commands: readable })
    .catch(orRejected);
  if (isServiceError(accepted)) return { ...typed, kind: 'rejected', message: rejectionWords(accepted) };
  if (accepted.clashes.length === 0) return { kind: 'saved', isChanged: true };
  return { ...onto, kind: 'clash', clashes: accepted.clashes.map(toClash) };
}

function withCommands(document: EditDocument, commands: readonly Command[]): Data {
  const applied = applyAll(document, commands);
  return applied.ok ? applied.document.fields : document.fields;
}

const nameOf = (command: Command) => (command.kind === 'field' ? command.name : null);

/** What is saved is what readers get: nothing that their page would drop. */
function toReadable(
  command: Command,
  settings: readonly SettingsField[],
  { assetOrigin }: SentSettings,
): Command {
  if (command.kind !== 'field' || command.value === undefined) return command;
  const kind = settings.find(({ name }) => name === command.name)?.kind;
  const readable = (html: Json | undefined) =>
    typeof html === 'string' ? toReadableHtml(html, { assetOrigin }).html : '';
  if (kind === 'html') return { ...command, value: readable(command.value) };
  if (kind !== 'questions' || !isList(command.value)) return command;
  const value = command.value.map((row) => ({ ...recordOf(row), answer: readable(recordOf(row).answer) }));
  return { ...command, value };
}

function toClash({ mine, theirs }: Pick<Accepted['clashes'][number], 'mine' | 'theirs'>): SettingsClash {
  const value = theirs?.kind === 'field' ? (theirs.value as Json | undefined) : undefined;
  const [words = value] = Object.values(byLanguage(value) ?? {});
  return { name: nameOf(mine as Command) ?? '', theirs: typeof words === 'string' ? words : null };
}
