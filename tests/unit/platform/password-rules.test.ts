import { describe, expect, test } from 'vitest';
import commonPasswords from '#workers/platform/user/common-passwords.json';
import { passwordRejection } from '#workers/platform/user/password-rules.ts';

describe('passwordRejection', () => {
  test.each([
    ['1234567', 'password_short'],
    ['', 'password_short'],
    // Seven characters, though fourteen of JavaScript's.
    ['🔑'.repeat(7), 'password_short'],
    ['🔑'.repeat(8), null],
    ['🔑'.repeat(256), null],
    ['🔑'.repeat(257), 'password_long'],
    ['x'.repeat(257), 'password_long'],
    ['        ', null],
    [' leading and trailing ', null],
    ['пароль на память', null],
    ['كلمة المرور', null],
    ['password', 'password_common'],
    ['PassWord1', 'password_common'],
    ['ｐａｓｓｗｏｒｄ', 'password_common'],
    ['password ', null],
    ['qwertyuiop', 'password_common'],
    ['marquee-demo', null],
  ])('the rejection of the password %j is %s', (password, rejection) => {
    expect(passwordRejection(password)).toBe(rejection);
  });

  test('the list of common passwords has three thousand, each in its compared form', () => {
    const words = commonPasswords.rows.flatMap((row) => row.split(' '));
    expect(new Set(words).size).toBe(3000);
    expect(words).toHaveLength(3000);
    for (const word of words) expect(passwordRejection(word)).toBe('password_common');
  });
});
