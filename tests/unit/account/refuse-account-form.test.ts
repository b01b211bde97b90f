import { expect, it } from 'vitest';
import { LoginSchema } from '#app/features/account/login-schema.ts';
import { refuseAccountForm } from '#app/features/account/refuse-account-form.server.ts';
import { parseForm } from '#app/features/forms/parse-form.ts';

it.each([
  [400, 'Wrong password', { email: ['text:Wrong password'] }],
  [429, 'Try again later', { email: ['text:Try again later'] }],
  [400, null, { '': ['refused'] }],
  [503, null, { '': ['common:network_failure'] }],
] as const)('answers a refusal of %d that says %j', (status, text, error) => {
  const sent = new FormData();
  sent.set('email', 'mina');
  sent.set('password', 'x');
  const answer = refuseAccountForm(parseForm(sent, LoginSchema), { kind: 'refused', status, text });
  expect(answer.init?.status).toBe(status);
  expect(answer.data.result.error).toEqual(error);
});
