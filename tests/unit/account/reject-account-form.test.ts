import { describe, expect, it } from 'vitest';
import { SignupSchema } from '#app/features/account/auth/signup-schema.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import type { Rejection } from '#app/features/account/rejection.ts';
import { parseForm } from '#app/features/forms/parse-form.ts';

const FIELDS = { password: 'password', other: 'email' };

function rejectionOf(overrides: Partial<Rejection>, fields = FIELDS) {
  const sent = new FormData();
  const typed = { name: 'Mina', email: 'mina@aurora.example', password: 'x', confirm: 'x' };
  for (const [name, value] of Object.entries(typed)) sent.set(name, value);
  const base: Rejection = { kind: 'rejected', status: 400, text: null, field: null, waitMinutes: null };
  return rejectAccountForm(parseForm(sent, SignupSchema), { ...base, ...overrides }, fields);
}

describe('rejectAccountForm', () => {
  it.each<[string, Partial<Rejection>, Record<string, string[]>]>([
    ['a text alone', { text: 'No' }, { email: ['text:No'] }],
    ['a text about the address', { text: 'Taken', field: 'email_id' }, { email: ['text:Taken'] }],
    ['a text about the password', { text: 'Too short', field: 'password' }, { password: ['text:Too short'] }],
    ['a wait and a text', { status: 429, text: 'Too many', waitMinutes: 12 }, { email: ['text:Too many'] }],
    ['a wait without a text', { status: 429, waitMinutes: 12 }, { email: ['too_many_wait(12)'] }],
    ['a rate limit without a wait', { status: 429, text: 'Too many' }, { email: ['text:Too many'] }],
    ['no text', {}, { '': ['refused'] }],
    ['the status 503', { status: 503 }, { '': ['common:unavailable'] }],
    ['the status 503 and a text', { status: 503, text: 'At noon' }, { '': ['text:At noon'] }],
  ])('an error with %s is shown where it belongs', (_, overrides, error) => {
    const answer = rejectionOf(overrides);
    expect(answer.init?.status).toBe(overrides.status ?? 400);
    expect(answer.data.result.error).toEqual(error);
  });

  it('an error about a field that the form lacks is shown above the form', () => {
    const answer = rejectionOf({ text: 'The key is used' }, {} as typeof FIELDS);
    expect(answer.data.result.error).toEqual({ '': ['text:The key is used'] });
  });
});
