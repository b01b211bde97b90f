import type { SOCIAL_NETWORKS } from '#app/contract/account.ts';
import type { FORM_FIELD_TYPES, FORM_PLACES } from '#app/contract/pages.ts';

/** A field of a document that is no block, as its form draws it, with what is filled in. */
export type SettingsField = {
  /** In the document; the names of its controls begin with it. */
  name: string;
} & (
  | ({ kind: 'text'; maxChars: number; isRequired: boolean } & Words)
  /** HTML. */
  | ({ kind: 'html'; isRequired: boolean } & Words)
  | { kind: 'address'; address: string; pageType: PageType }
  | { kind: 'old_urls'; urls: readonly string[]; pageType: PageType }
  | { kind: 'switch'; isOn: boolean }
  | ({ kind: 'questions'; questions: readonly Question[] } & Borrowed)
  | ({ kind: 'networks'; addresses: readonly NetworkAddress[] } & Borrowed)
  | { kind: 'place'; place: FormPlace; pages: readonly string[]; titles: readonly string[] }
  | { kind: 'fields'; fields: readonly FormFieldRow[] }
);
export type SettingsFieldOf<Kind extends SettingsField['kind']> = Extract<SettingsField, { kind: Kind }>;

interface Words {
  words: string;
  /** In the brand's own language, while another one is edited. */
  ownWords?: string;
}

interface Borrowed {
  /** The language has none of its own: its viewers see these, of another one. */
  isBorrowed: boolean;
}

export type PageType = 'CUSTOM' | 'STATIC';
export type FormPlace = (typeof FORM_PLACES)[number];
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

export interface Question {
  question: string;
  answer: string;
}

export interface NetworkAddress {
  network: (typeof SOCIAL_NETWORKS)[number];
  address: string;
}

/** A field of a form that viewers fill in. */
export interface FormFieldRow extends Words {
  type: FormFieldType;
  isMandatory: boolean;
  options: readonly Words[];
}
