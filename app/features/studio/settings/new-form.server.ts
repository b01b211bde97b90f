import { LIMITS } from '#app/contract/limits.ts';
import { shippedMessages } from '#app/features/i18n/i18n-resources.server.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { Json } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { copied } from '../documents/copied.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';
import { type Making, type Rejected, titleFaults } from './new-page.server.ts';

export interface NewForm {
  title: string;
  /** The brand's own. */
  language: string;
}

/** Starts the draft of a form that viewers fill in, as `makePage` does that of a page. */
export async function makeForm(
  content: MarqueeContext['services']['content'],
  { document, command_id, made: { title, language }, source }: Making<NewForm>,
): Promise<{ kind: 'made' } | Rejected> {
  const heading = title.trim();
  const rejected = { kind: 'rejected' as const, faults: titleFaults(heading, LIMITS.name), address: '' };
  if (rejected.faults.length > 0) return rejected;
  const commands = [
    { kind: 'field' as const, name: 'heading', value: heading },
    ...(source ? copied(source, ['heading']) : startOf(language)),
  ];
  const made = await content.editCommands(document, { revision: 0, command_id, commands }).catch(orRejected);
  return isServiceError(made) ? { ...rejected, message: rejectionWords(made) } : { kind: 'made' };
}

/**
 * One field and a button; in a language that we do not ship, neither: never words that the brand's viewers could not
 * read.
 */
function startOf(language: string): Command[] {
  const field = (name: string, value: Json): Command => ({ kind: 'field', name, value });
  const place = field('place', { type: 'HOME', data: [] });
  const { new_form_button: button, new_form_field: name } = shippedMessages(language)?.edit ?? {};
  if (!button || !name) return [place];
  const fields = [{ name: { [language]: name }, type: 'TEXT_INPUT', is_mandatory: true, options: [] }];
  return [place, field('button_text', button), field('fields', fields)];
}
