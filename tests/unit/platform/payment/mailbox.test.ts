import { expect, test } from 'vitest';
import { toMailbox } from '#workers/platform/payment/trials/mailbox.ts';

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+films@example.com', 'ana@example.com'],
  ['ana+films+more@example.com', 'ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['a.na+films@googlemail.com', 'ana@gmail.com'],
  ['ana@sub.gmail.com', 'ana@sub.gmail.com'],
  ['+films@example.com', '+films@example.com'],
  ['"a+b@c"@example.com', '"a@example.com'],
])('mail to %s is in the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
