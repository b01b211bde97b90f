import { LIMITS } from '#app/contract/limits.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { toFreeSlug, toSlug } from '#app/lib/slug.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { copied } from '../documents/copied.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';
import { type AddressRule, addressFault, takenAddresses, typedAddress } from './page-address.ts';
import type { SettingsFault } from './settings-faults.ts';
import type { PageType } from './settings-field.ts';

export interface NewPage {
  title: string;
  /** As it was typed; from the title where nothing was. */
  address: string;
  type: PageType;
}

export interface Making<Document> {
  /** Its id. */
  document: string;
  command_id: string;
  made: Document;
  /** What it is a copy of. */
  source: EditDocument | null;
}

export interface Rejected {
  kind: 'rejected';
  faults: readonly SettingsFault[];
  /** In the platform's own words, or null for ours; undefined where faults name it. */
  message?: string | null;
  address: string;
}

type Content = MarqueeContext['services']['content'];

/** Of a page, what its copy does not have. */
const OWN_FIELDS = ['title', 'type', 'page_url', 'old_urls'];

/** Of a title that has no letter with a Latin one. */
const NAMELESS = 'page';

/** Starts the draft of a page under an id of the form's, so that a double click makes one page. */
export async function makePage(
  content: Content,
  { document, command_id, made: page, source }: Making<NewPage>,
): Promise<{ kind: 'made' } | Rejected> {
  const taken = takenAddresses(await content.editedDocuments(), document);
  const { title, type } = page;
  const typed = typedAddress(page.address, type);
  const isTyped = page.address.trim() !== '';
  const address = isTyped ? typed : toFreeSlug(toSlug(title) || NAMELESS, (slug) => taken.has(slug));
  const rule: AddressRule | null = addressFault(address, taken);
  const holder = taken.get(address);
  const faults: SettingsFault[] = [
    ...titleFaults(title.trim()),
    ...(rule ? [{ path: 'page_url', rule, limit: LIMITS.url, ...(holder && { holder }) }] : []),
  ];
  // A suggestion is none while there is no title to suggest it.
  const rejected = { kind: 'rejected' as const, faults, address: isTyped ? address : '' };
  if (faults.length > 0) return rejected;
  const field = (name: string, value: string): Command => ({ kind: 'field', name, value });
  const commands = [
    ...[field('type', type), field('page_url', address), field('title', title.trim())],
    ...(source ? copied(source, OWN_FIELDS) : []),
  ];
  const made = await content.editCommands(document, { revision: 0, command_id, commands }).catch(orRejected);
  return isServiceError(made) ? { ...rejected, message: rejectionWords(made) } : { kind: 'made' };
}

export function titleFaults(title: string, limit: number = LIMITS.title): SettingsFault[] {
  if (title === '') return [{ path: 'title', rule: 'needed' }];
  return title.length > limit ? [{ path: 'title', rule: 'long', limit }] : [];
}
