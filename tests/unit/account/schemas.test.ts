import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoginSchema } from '#app/features/account/auth/login-schema.ts';
import { SignupSchema } from '#app/features/account/auth/signup-schema.ts';
import { ChangePasswordSchema } from '#app/features/account/password/change-password-schema.ts';
import { ForgotSchema } from '#app/features/account/password/forgot-schema.ts';
import { ResetSchema } from '#app/features/account/password/reset-schema.ts';
import { type FormSchema, parseForm } from '#app/features/forms/parse-form.ts';

function check(schema: FormSchema, values: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(values)) sent.set(name, value);
  const submission = parseForm(sent, schema);
  return submission.status === 'success'
    ? { value: submission.value }
    : { errors: firstErrors(submission.error) };
}

function firstErrors(errors: Record<string, string[] | null> | null) {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([name, list]) => [name, list?.[0]]));
}

describe('LoginSchema', () => {
  it.each([
    ['nothing', {}, { email: 'email_empty!', password: 'password_empty!' }],
    ['blanks', { email: '  ', password: ' \t' }, { email: 'email_empty!', password: 'password_empty!' }],
    ['no password', { email: 'a', password: '' }, { password: 'password_empty!' }],
    ['no e-mail', { email: '', password: 'x' }, { email: 'email_empty!' }],
    ['an e-mail of 300 characters', { email: 'a'.repeat(300), password: 'x' }, { email: 'too_long' }],
  ])('a login with %s is rejected', (_, values, errors) => {
    expect(check(LoginSchema, values)).toEqual({ errors });
  });

  it('an e-mail of any format is accepted and trimmed', () => {
    expect(check(LoginSchema, { email: ' someone ', password: 'x' })).toEqual({
      value: { email: 'someone', password: 'x', remember: false },
    });
  });

  it('every password is left as it was typed', () => {
    const password = fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(password, (typed) => {
        expect(check(LoginSchema, { email: 'a', password: typed }).value).toMatchObject({ password: typed });
      }),
    );
  });
});

describe('SignupSchema', () => {
  const good = { name: 'Mina', email: 'mina@aurora.example', password: ' secret ', confirm: ' secret ' };

  it.each([
    ['no name', { name: ' ' }, { name: 'user_name_empty' }],
    ['no e-mail', { email: '' }, { email: 'invalid_email' }],
    ['an e-mail without @', { email: 'mina.example' }, { email: 'invalid_email' }],
    ['no password', { password: '' }, { password: 'password_empty!', confirm: 'passwords_match!' }],
    ['no confirmation', { confirm: '' }, { confirm: 'confirm_password_empty' }],
    ['two passwords', { confirm: 'secret' }, { confirm: 'passwords_match!' }],
    ['a phone of letters', { phone: 'call me' }, { phone: 'invalid_phone' }],
    ['a negative phone', { phone: '-1' }, { phone: 'invalid_phone' }],
    ['a referral code of 129 characters', { referral_code: 'x'.repeat(129) }, { referral_code: 'too_long' }],
  ])('a registration with %s is rejected', (_, change, errors) => {
    expect(check(SignupSchema, { ...good, ...change })).toEqual({ errors });
  });

  it('an e-mail needs only an @, and the phone and the referral code are optional', () => {
    expect(check(SignupSchema, { ...good, email: ' @ ' })).toEqual({
      value: { ...good, email: '@', phone: '', referral_code: '', is_retry: '' },
    });
  });

  it('a phone typed on an Arabic keyboard is read', () => {
    expect(check(SignupSchema, { ...good, phone: '٠٥٠ ١٢'.replace(' ', '') }).value).toMatchObject({
      phone: '05012',
    });
  });

  it('every missing field is named at once', () => {
    expect(check(SignupSchema, {})).toEqual({
      errors: {
        name: 'user_name_empty',
        email: 'invalid_email',
        password: 'password_empty!',
        confirm: 'confirm_password_empty',
      },
    });
  });
});

describe('ChangePasswordSchema', () => {
  const good = { old_password: ' a ', new_password: ' b ', confirm: ' b ' };

  it.each([
    ['no old password', { old_password: '' }, { old_password: 'old_password_empty' }],
    [
      'no new password',
      { new_password: '' },
      { new_password: 'new_password_empty', confirm: 'passwords_match!' },
    ],
    ['no confirmation', { confirm: '' }, { confirm: 'confirm_password_empty' }],
    ['two new passwords', { confirm: 'b' }, { confirm: 'passwords_match!' }],
    ['10,000 characters', { old_password: 'x'.repeat(10_000) }, { old_password: 'too_long' }],
  ])('a change with %s is rejected', (_, change, errors) => {
    expect(check(ChangePasswordSchema, { ...good, ...change })).toEqual({ errors });
  });

  it('all three passwords are left as they were typed', () => {
    expect(check(ChangePasswordSchema, good)).toEqual({ value: good });
  });
});

describe('ForgotSchema and ResetSchema', () => {
  it.each<Record<string, string>>([{}, { email: '' }, { email: ' \t ' }])(
    'a request without an address is rejected: %j',
    (values) => {
      expect(check(ForgotSchema, values)).toEqual({ errors: { email: 'email_id_missing' } });
    },
  );

  it('any address is accepted and trimmed', () => {
    expect(check(ForgotSchema, { email: ' mina ' })).toEqual({ value: { email: 'mina' } });
  });

  it.each([
    ['nothing', {}, { password: 'passwords_same', confirm: 'passwords_same' }],
    ['no confirmation', { password: 'a' }, { confirm: 'passwords_same' }],
    ['another confirmation', { password: 'a', confirm: 'a ' }, { confirm: 'passwords_same' }],
  ])('a new password with %s is rejected', (_, values, errors) => {
    expect(check(ResetSchema, values)).toEqual({ errors });
  });

  it('a new password typed the same twice is accepted as typed', () => {
    const values = { password: ' a ', confirm: ' a ' };
    expect(check(ResetSchema, values)).toEqual({ value: values });
  });
});
