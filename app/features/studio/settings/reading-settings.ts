import type { CardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import type { SentForm } from '#app/features/page-builder/edit/fields/sent-form.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { SettingsLanguages } from './words.ts';

/** What a settings form is read against: the document as it was drawn from. */
export interface ReadingSettings {
  sent: SentForm;
  fields: Data;
  languages: SettingsLanguages;
  /** Of the button of a list, or null. */
  intent: CardIntent | null;
}
