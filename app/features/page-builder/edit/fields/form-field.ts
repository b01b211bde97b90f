import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { LinkValue } from './link-value.ts';
import type { PlayerValue } from './player-value.ts';
import type { RuleValue } from './rules-value.ts';

type PictureSizes = Extract<BlockField, { kind: 'picture' }>['sizes'];

/** A field as a form draws it, with what is filled in. */
export type FormField = {
  /** The name of its control, or the beginning of those of its controls: `slide_data/#k3f/heading`. */
  path: string;
  /** In the data; what its label goes by. */
  name: string;
  /** Without it the block shows nothing. */
  isRequired: boolean;
} & (
  | {
      kind: 'text';
      words: string;
      maxChars: number;
      /** In the brand's own language, while another one is edited. */
      ownWords?: string;
    }
  /** Without a value it is what the block is drawn as; empty where that is none of the choices. */
  | { kind: 'choice'; choices: readonly string[]; chosen: string; whenAbsent?: string }
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'link'; link: LinkValue }
  | { kind: 'picture'; key: string; sizes: PictureSizes }
  | { kind: 'player'; player: PlayerValue }
  | { kind: 'titles'; ids: readonly string[]; max: number }
  | { kind: 'rules'; rules: readonly RuleValue[]; max: number }
  | { kind: 'group'; fields: readonly FormField[] }
  | { kind: 'list'; cards: readonly FormCard[]; max: number; start: unknown }
);

export type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;

export interface FormCard {
  /** `slide_data/#k3f`, or its number in place of an id that it lacks. */
  path: string;
  /** Its first words; empty where it has none. */
  title: string;
  fields: readonly FormField[];
}

/** The language that is edited, and the one of texts that are plain strings. */
export interface FormLanguages {
  language: string;
  ownLanguage: string;
}

/** A block as its form was drawn. */
export interface FormBlock {
  blockKey: string;
  data: Data;
  config?: Data | undefined;
}
