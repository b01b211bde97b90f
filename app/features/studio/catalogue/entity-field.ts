import type { StudioKind } from '#app/contract/entity-calls.ts';
import type { EntityValue } from './entity-value.ts';

/** A field of an entity's form; `path` is the field of its kind's schema (contract/site). */
export type EntityField = AnyField & {
  /** Its name and help among the texts, where those of its path would be of something else. */
  words?: string;
};

type AnyField =
  /** A text in each of the brand's languages. */
  | { kind: 'texts'; path: string; maxChars: number; isLong?: true; isRequired?: true }
  | { kind: 'text'; path: string; maxChars: number; isRequired?: true; isCode?: true }
  /** One a line. */
  | { kind: 'words'; path: string }
  /** One a line: its code, then its name. */
  | { kind: 'languages'; path: string }
  /** `scale` is how many of what is stored are one of what is typed: hundredths of a percent. */
  | { kind: 'number'; path: string; max: number; min?: number; isRequired?: true; scale?: number }
  /**
   * In the unit that people count in; stored in the smallest one of the currency in the field `currency`, or of
   * the brand's where there is no such field.
   */
  | { kind: 'money'; path: string; isRequired?: true }
  /** Of a voucher: percent or an amount, as its `value_type` is. */
  | { kind: 'reduction'; path: string }
  | { kind: 'switch'; path: string; otherwise: boolean }
  | { kind: 'choice'; path: string; options: readonly string[] }
  /**
   * One, or any number, of another kind; of titles, of one `video_type` alone. `isOrdered` gives each a
   * place. `unless` names a field with which there is none of this.
   */
  | {
      kind: 'one' | 'many';
      path: string;
      of: StudioKind;
      type?: string;
      isOrdered?: true;
      unless?: string;
    }
  /** People by what they did. */
  | { kind: 'people'; path: string }
  | { kind: 'time'; path: string }
  /** The key of a picture; a logo is shown in full. */
  | { kind: 'picture'; path: string; isLogo?: true };

export interface FieldGroup {
  /** A text `group_…` of namespace `studio`; the first group has no heading. */
  name: string;
  fields: readonly EntityField[];
  /** Closed until it is wanted, unless something is in it. */
  isExtra?: true;
}

/** By which the texts know a field. */
export const wordsOf = ({ path, words = path }: EntityField) => words.replaceAll('.', '_');

/** Whether a form has the field, as the value is. */
export const isUsed = (field: EntityField, value: EntityValue) =>
  !('unless' in field && field.unless !== undefined && value[field.unless] !== undefined);
