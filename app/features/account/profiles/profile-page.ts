import type { AgeLimit, Profile } from '#app/contract/profile.ts';

/** A profile as its card shows it. */
export interface ProfileCard {
  id: string;
  name: string;
  picture: Profile['picture'];
  isChild: boolean;
  isCurrent: boolean;
  /** To change to it takes the PIN: its own lock, or that of the child's profile which is left. */
  needsPin: boolean;
}

/** The values of the form that makes and changes one. */
export interface ProfileValues {
  name: string;
  picture: Profile['picture'];
  language: string;
  isChild: boolean;
  maxAge: string;
  isLocked: boolean;
  pinAge: string;
}

export interface EditView {
  kind: 'edit';
  /** Null for a new one. */
  id: string | null;
  values: ProfileValues;
  /** The account's own stays, and so does the one in use. */
  canDelete: boolean;
  /** The PIN protects it, also from being changed; one that is new, where the profile in use has titles that need it. */
  isProtected: boolean;
  hasPin: boolean;
  limits: AgeLimit[];
  languages: { code: string; name: string }[];
}

/** What /profiles shows, by its address. */
export type ProfilesView =
  | { kind: 'choose'; profiles: ProfileCard[]; isChild: boolean; canAdd: boolean; hasPin: boolean }
  | EditView
  | { kind: 'switch'; profile: ProfileCard }
  | { kind: 'play' }
  | { kind: 'pin'; hasPin: boolean };

/** Why a form was not accepted; `field` is where it shows, null above the form. */
export interface ProfilesFault {
  /** The service's words; else a key of our own. */
  text: string;
  isKey: boolean;
  field: 'name' | 'pin' | 'new_pin' | 'password' | null;
  values?: ProfileValues | undefined;
}
