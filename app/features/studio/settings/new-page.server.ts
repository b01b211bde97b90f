import { LIMITS } from '#app/contract/limits.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { toFreeSlug, toSlug } from '#app/lib/slug.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
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

interface RejectedPage {
  kind: 'rejected';
  faults: readonly SettingsFault[];
  /** In the platform's own words, or null for ours; undefined where faults name it. */
  message?: string | null;
  address: string;
}

/** Of a title that has no letter with a Latin one. */
const NAMELESS = 'page';

/** Starts the draft of a page under an id of the form's, so that a double click makes one page. */
export async function makePage(
  content: MarqueeContext['services']['content'],
  { document, command_id, page }: { document: string; command_id: string; page: NewPage },
): Promise<{ kind: 'made' } | RejectedPage> {
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
  const commands = [field('type', type), field('page_url', address), field('title', title.trim())];
  const made = await content.editCommands(document, { revision: 0, command_id, commands }).catch(orRejected);
  return isServiceError(made) ? { ...rejected, message: rejectionWords(made) } : { kind: 'made' };
}

function titleFaults(title: string): SettingsFault[] {
  if (title === '') return [{ path: 'title', rule: 'needed' }];
  const limit = LIMITS.title;
  return title.length > limit ? [{ path: 'title', rule: 'long', limit }] : [];
}
