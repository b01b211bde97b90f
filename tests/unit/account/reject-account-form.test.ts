import { expect, it } from 'vitest';
import { SignupSchema } from '#app/features/account/auth/signup-schema.ts';
import { rejectAccountForm } from '#app/features/account/reject-account-form.server.ts';
import type { Rejection } from '#app/features/account/rejection.ts';
import { parseForm } from '#app/features/forms/parse-form.ts';

const FIELDS = { password: 'password', other: 'email' };

function answerTo(refusal: Partial<Rejection>, fields = FIELDS) {
  const sent = new FormData();
  const typed = { name: 'Mina', email: 'mina@aurora.example', password: 'x', confirm: 'x' };
  for (const [name, value] of Object.entries(typed)) sent.set(name, value);
  const base: Rejection = { kind: 'refused', status: 400, text: null, field: null, waitMinutes: null };
  return rejectAccountForm(parseForm(sent, SignupSchema), { ...base, ...refusal }, fields);
}

it.each<[string, Partial<Rejection>, Record<string, string[]>]>([
  ['words about nothing in particular', { text: 'No' }, { email: ['text:No'] }],
  ['words about the address', { text: 'Taken', field: 'email_id' }, { email: ['text:Taken'] }],
  ['words about the password', { text: 'Too short', field: 'password' }, { password: ['text:Too short'] }],
  ['a wait', { status: 429, text: 'Too many', waitMinutes: 12 }, { email: ['too_many_wait(12)'] }],
  ['a wait without end', { status: 429, text: 'Too many' }, { email: ['text:Too many'] }],
  ['a refusal without words', {}, { '': ['refused'] }],
  ['an outage', { status: 503 }, { '': ['common:network_failure'] }],
])('shows %s where they belong', (_, refusal, error) => {
  const answer = answerTo(refusal);
  expect(answer.init?.status).toBe(refusal.status ?? 400);
  expect(answer.data.result.error).toEqual(error);
});

it('shows words about no field of the form above it', () => {
  const answer = answerTo({ text: 'The key is used' }, {} as typeof FIELDS);
  expect(answer.data.result.error).toEqual({ '': ['text:The key is used'] });
});
