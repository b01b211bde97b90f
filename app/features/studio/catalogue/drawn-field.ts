import type { EntityField } from './entity-field.ts';

/** Another entity that a field may name. */
export interface Named {
  id: string;
  name: string;
  /** Of a title, its `video_type`. */
  type?: string;
}

/** A field as its form shows it: what is in each of its controls, by the control's name. */
export interface DrawnField {
  field: EntityField;
  /** Of texts by language, `title.en`; of all others the path itself. */
  values: Readonly<Record<string, string>>;
  /** Of fields that name others: what there is to choose, the chosen ones first. */
  choices?: readonly Named[];
  chosen?: readonly string[];
  /** Their order is the chosen one. */
  isOrdered?: boolean;
  /** Not all that there is: others are found by their names. */
  isSearched?: boolean;
  /** Of people: by role. */
  roles?: readonly DrawnRole[];
}

/** People in one role, as a field that names others. */
export interface DrawnRole {
  role: string;
  choices: readonly Named[];
  chosen: readonly string[];
  isSearched: boolean;
}

/** What is wrong with a control: a rule (a text `fault_…` of namespace `studio`), or the platform's own words. */
export interface EntityFault {
  path: string;
  rule?: 'required' | 'long' | 'number' | 'amount' | 'percent' | 'time' | 'id' | 'taken' | 'language';
  limit?: number;
  words?: string;
}
