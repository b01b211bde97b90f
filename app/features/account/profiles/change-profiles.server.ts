import { data, redirect, redirectDocument } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { PROFILE_PICTURES } from '#app/contract/profile-pictures.ts';
import { paths } from '#app/features/links/paths.ts';
import { asciiDigits } from '#app/lib/ascii-digits.ts';
import type { MarqueeContext, Session } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { type Rejection, toRejection } from '../rejection.ts';
import type { ProfilesFault, ProfileValues } from './profile-page.ts';

type Context = Pick<MarqueeContext, 'services' | 'session' | 'language' | 'flash'>;

/** Typed as its reader writes them, in Arabic too. */
const digits = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => asciiDigits(text.trim()) || null),
);
const text = v.optional(v.string(), '');
const age = v.pipe(
  text,
  v.transform((years) => (/^\d{1,2}$/.test(years) ? Number(years) : null)),
);
const checked = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value === 'on'),
);

/** What the page's forms send. */
export const ProfilesFormSchema = v.variant('intent', [
  v.object({ intent: v.literal('switch'), id: IdSchema, pin: digits, password: text }),
  v.object({ intent: v.literal('play'), pin: digits }),
  v.object({ intent: v.literal('set-pin'), new_pin: digits, password: text }),
  v.object({ intent: v.literal('delete'), id: IdSchema, pin: digits }),
  v.object({
    intent: v.literal('save'),
    id: v.optional(v.union([IdSchema, v.literal('')]), ''),
    name: v.pipe(text, v.trim(), v.maxLength(40)),
    picture: v.picklist(PROFILE_PICTURES),
    language: text,
    kind: v.optional(v.picklist(['adult', 'child']), 'adult'),
    max_age: age,
    is_locked: checked,
    pin_age: age,
    pin: digits,
    new_pin: digits,
  }),
]);
type FormOf<Intent> = Extract<v.InferOutput<typeof ProfilesFormSchema>, { intent: Intent }>;
type Saved = FormOf<'save'>;

const PIN = /^\d{4}$/;

/** Does what a form of the page requests; a Response where it went well. */
export async function changeProfiles(
  context: Context,
  session: Session,
  form: v.InferOutput<typeof ProfilesFormSchema>,
  redirectTo: string,
): Promise<Response | ProfilesFault> {
  try {
    switch (form.intent) {
      case 'switch':
        return await switchTo(context, session, form, redirectTo);
      case 'play':
        if (!form.pin || !PIN.test(form.pin)) return { text: 'pin_invalid', isKey: true, field: 'pin' };
        await context.services.user.enterPin(form.pin);
        return redirect(redirectTo);
      case 'set-pin':
        return await setPin(context, form);
      case 'delete':
        await context.services.user.removeProfile(form.id, { pin: form.pin });
        return done(context, 'profile_deleted');
      case 'save':
        return await save(context, session, form);
    }
  } catch (error) {
    if (error instanceof Response || isClientError(error, 401)) throw error;
    return toFault(toRejection(error), form);
  }
}

async function switchTo(
  { services, session, language }: Context,
  { user }: Session,
  { id, pin, password }: FormOf<'switch'>,
  redirectTo: string,
) {
  const isTyped = pin !== null || password !== '';
  try {
    const body = { pin: pin && PIN.test(pin) ? pin : null, password: password || null };
    if (isTyped && !body.pin && !body.password)
      return { text: 'pin_invalid', isKey: true, field: 'pin' } as const;
    const { user_session, profile } = await services.user.switchProfile(id, body);
    await session.replace(user_session.session_id);
    session.viewerChanged(user._id);
    if (profile?.language) language.store(profile.language);
  } catch (error) {
    if (!isTyped && isClientError(error, 403) && error.code === 'pin_needed')
      return redirect(paths.profiles({}, { switch: id, redirectTo }));
    throw error;
  }
  // A new document: nothing of the last viewer's stays in the browser's memory.
  return redirectDocument(redirectTo);
}

async function setPin(context: Context, { new_pin, password }: FormOf<'set-pin'>) {
  if (!new_pin || !PIN.test(new_pin)) return { text: 'pin_invalid', isKey: true, field: 'new_pin' } as const;
  await context.services.user.setPin({ pin: new_pin, password: password || null });
  return done(context, 'pin_saved');
}

async function save(context: Context, session: Session, form: Saved): Promise<Response | ProfilesFault> {
  const { services } = context;
  const values = toValues(form);
  const fault = faultOf(form);
  if (fault) return { ...fault, values };
  const isChild = form.kind === 'child';
  const body = {
    name: form.name,
    picture: form.picture,
    language: form.language || null,
    max_age: isChild ? (form.max_age ?? 0) : null,
    is_locked: !isChild && (form.is_locked ?? false),
    pin_age: isChild ? null : form.pin_age,
    pin: form.pin,
  };
  // The first PIN comes with what needs it.
  if (form.new_pin) await services.user.setPin({ pin: form.new_pin, password: null });
  if (form.id) await services.user.editProfile(form.id, body);
  else await services.user.addProfile({ ...body, is_child: isChild });
  context.session.viewerChanged(session.user._id);
  return done(context, 'profile_saved');
}

function faultOf({ name, pin, new_pin }: Saved): ProfilesFault | null {
  if (!/[^\s\p{C}]/u.test(name)) return { text: 'name_missing', isKey: true, field: 'name' };
  if (pin !== null && !PIN.test(pin)) return { text: 'pin_invalid', isKey: true, field: 'pin' };
  if (new_pin !== null && !PIN.test(new_pin)) return { text: 'pin_invalid', isKey: true, field: 'new_pin' };
  return null;
}

function toValues({ name, picture, language, kind, max_age, is_locked, pin_age }: Saved): ProfileValues {
  return {
    ...{ name, picture, language, isLocked: is_locked ?? false, isChild: kind === 'child' },
    maxAge: max_age === null ? '' : String(max_age),
    pinAge: pin_age === null ? '' : String(pin_age),
  };
}

function done({ flash }: Context, key: string): Response {
  flash.put({ kind: 'success', key: `profiles:${key}` });
  return redirect(paths.profiles());
}

function toFault(
  { text: words, field }: Rejection,
  form: v.InferOutput<typeof ProfilesFormSchema>,
): ProfilesFault {
  const shown = { pin: 'pin', old_password: 'password', password: 'password' } as const;
  const known = field !== null && field in shown ? shown[field as keyof typeof shown] : null;
  const isNew = form.intent === 'save' && known === 'pin' && form.pin === null && !form.new_pin;
  return {
    text: words ?? 'common:unavailable',
    isKey: words === null,
    field: isNew ? 'new_pin' : known,
    values: form.intent === 'save' ? toValues(form) : undefined,
  };
}

/** 400 with what was typed. */
export function rejectProfiles(fault: ProfilesFault) {
  return data({ fault }, { status: 400 });
}
