import type { Accepted } from '#app/contract/editing.ts';
import type { FormLanguages } from '#app/features/page-builder/edit/fields/form-field.ts';
import { type ReadForm, readForm } from '#app/features/page-builder/edit/fields/read-form.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { difference } from '#app/lib/edit-document/difference.ts';
import type { Data, EditDocument, EditedBlock, Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError, type ServiceError } from '#app/services/service-error.ts';
import { loadSeen } from '../edit-document.server.ts';
import { orRejected } from '../or-rejected.server.ts';
import type { ShownClash } from './clash-list.tsx';

type Content = MarqueeContext['services']['content'];

export interface SentBlock {
  document: string;
  block: string;
  revision: number;
  command_id: string;
  form: URLSearchParams;
  languages: FormLanguages;
}

/** What the form is drawn with again. */
interface Typed {
  revision: number;
  block: EditedBlock;
}
export type SavedBlock =
  | { kind: 'saved'; accepted: Accepted; revision: number }
  | ({ kind: 'faults'; faults: ReadForm['faults'] } & Typed)
  | ({ kind: 'clash'; clashes: readonly ShownClash[] } & Typed)
  /** For what no field can show, such as too many bytes, or by an outage. */
  | ({ kind: 'rejected'; error: ServiceError } & Typed)
  /** The block is not there any more, or what the form showed is too long ago. */
  | { kind: 'gone' };

/** The block with what its form has sent, of which nothing is saved; null where it is not there any more. */
export async function readTyped(content: Content, sent: Omit<SentBlock, 'command_id'>) {
  const { document: id, block: blockId, revision, form, languages } = sent;
  const { now, document, seen } = await loadSeen(content, id, revision);
  const block = seen && blockOf(seen, blockId);
  if (!block) return null;
  const blockKey = String(block.data.component_key);
  const read = readForm(form, { blockKey, data: block.data, config: block.config }, languages);
  const typed = { ...block, data: read.data, ...(read.config && { config: read.config }) };
  return { now, document, block, blockKey, read, typed };
}

/** Saves a block's form; `change` makes more of the data that it has, such as one card less. */
export async function saveBlock(
  content: Content,
  sent: SentBlock,
  change: (data: Data, key: string) => Data | null = (data) => data,
): Promise<SavedBlock> {
  const { document: id, block: blockId, revision, command_id, languages } = sent;
  const form = await readTyped(content, sent);
  if (!form) return { kind: 'gone' };
  const { now, document, block, blockKey, read, typed } = form;
  if (read.faults.length > 0) return { kind: 'faults', faults: read.faults, revision, block: typed };
  const data = change(read.data, blockKey);
  if (!data) return { kind: 'gone' };
  const accepted = await content
    .saveBlock(id, blockId, {
      ...{ revision, command_id, data, config: read.config ? { ...read.config } : {} },
    })
    .catch(orRejected);
  if (isServiceError(accepted)) return { kind: 'rejected', error: accepted, revision, block: typed };
  if (accepted.clashes.length === 0) return { kind: 'saved', accepted, revision: accepted.revision };
  const onto = withTyped(document, block, { data, config: read.config }, languages);
  if (!onto) return { kind: 'gone' };
  return { kind: 'clash', clashes: accepted.clashes.map(toShown), revision: now.revision, block: onto };
}

const blockOf = ({ blocks }: EditDocument, id: string) => blocks.find((block) => block.id === id);

/** The block as it is now, with what was typed in place of what a colleague wrote in the same fields. */
function withTyped(
  document: EditDocument,
  block: EditedBlock,
  typed: Pick<ReadForm, 'data' | 'config'>,
  { ownLanguage }: FormLanguages,
): EditedBlock | null {
  const newId = () => crypto.randomUUID();
  const commands = difference(block, typed, { language: ownLanguage, newId });
  const applied = applyAll(document, commands);
  return (applied.ok ? blockOf(applied.document, block.id) : blockOf(document, block.id)) ?? null;
}

function toShown({ mine, theirs }: Accepted['clashes'][number]): ShownClash {
  const command = mine as Command;
  const way = 'way' in command ? command.way : 'position' in command ? command.position : '';
  const value = theirs && 'value' in theirs ? (theirs.value as Json | undefined) : undefined;
  return {
    names: way.split('/').filter((segment) => segment !== '' && !segment.startsWith('#')),
    theirs: wordsIn(value),
  };
}

function wordsIn(value: Json | undefined): string | null {
  if (typeof value === 'string') return value;
  const [first] = Object.values(byLanguage(value) ?? {});
  return typeof first === 'string' ? first : null;
}
