import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, LanguageSchema, NameSchema, PasswordSchema, requiredText } from './primitives.ts';
import { PROFILE_PICTURES } from './profile-pictures.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/** The people of one account: so many at most, its owner among them. */
export const MAX_PROFILES = 5;
/**
 * Of a child's profile, the session id begins with this: the site then sends it with every call and shares no response,
 * before anything else is known of the viewer.
 */
export const CHILD_SESSION_PREFIX = 'child.';
export const isChildSession = (sessionId: string) => sessionId.startsWith(CHILD_SESSION_PREFIX);

const PictureNameSchema = v.picklist(PROFILE_PICTURES);

const AgeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

export const ProfileSchema = v.object({
  _id: IdSchema,
  name: orElse(NameSchema, () => ''),
  picture: orElse(PictureNameSchema, () => 'initial' as const),
  language: maybe(LanguageSchema),
  is_child: orElse(v.boolean(), () => true),
  /** Of a child's: titles from more years on are not there, nor those of unknown age. */
  max_age: maybe(AgeSchema),
  /** To change to it takes the PIN. */
  is_locked: orElse(v.boolean(), () => false),
  /** Of an adult's: titles from more years on, and those of unknown age, play with the PIN. */
  pin_age: maybe(AgeSchema),
  /** The account's own, which cannot be deleted. */
  is_own: orElse(v.boolean(), () => false),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

const AgeLimitSchema = v.object({ age: AgeSchema, name: NameSchema });
export type AgeLimit = v.InferOutput<typeof AgeLimitSchema>;

export const ProfilesSchema = v.object({
  profiles: lenientArray(ProfileSchema, LIMITS.shortList),
  /** The one in use. */
  current: IdSchema,
  has_pin: orElse(v.boolean(), () => false),
  /** The ages that the account's titles are rated by, the lowest first. */
  age_limits: orElse(lenientArray(AgeLimitSchema, LIMITS.shortList), () => []),
});
export type Profiles = v.InferOutput<typeof ProfilesSchema>;

// Request bodies. Writers are strict.

export const PinSchema = v.pipe(v.string(), v.regex(/^\d{4}$/), v.description('four digits'));

const profileName = v.pipe(
  requiredText(40),
  v.check((name) => /[^\s\p{C}]/u.test(name)),
  v.description('with at least one visible character'),
);

const profileFields = {
  name: profileName,
  picture: PictureNameSchema,
  language: v.nullish(LanguageSchema),
  /** Of a child's profile, which needs one; ignored for others. */
  max_age: v.nullish(AgeSchema),
  is_locked: v.optional(v.boolean(), false),
  pin_age: v.nullish(AgeSchema),
  /** Of a profile that the PIN protects; of a new one where the profile in use has a `pin_age`. */
  pin: v.nullish(PinSchema),
};

export const NewProfileBodySchema = v.strictObject({ ...profileFields, is_child: v.boolean() });
export const ProfileBodySchema = v.strictObject(profileFields);
export const PinBodySchema = v.strictObject({ pin: PinSchema });
/** The password where there is a PIN already. */
export const NewPinBodySchema = v.strictObject({ pin: PinSchema, password: v.nullish(PasswordSchema) });
/** The password does where the PIN is forgotten. */
export const SwitchBodySchema = v.strictObject({
  pin: v.nullish(PinSchema),
  password: v.nullish(PasswordSchema),
});
/** A profile that the PIN protects goes with it alone. */
export const RemoveProfileBodySchema = v.strictObject({ pin: v.nullish(PinSchema) });
