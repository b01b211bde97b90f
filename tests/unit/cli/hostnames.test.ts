import { expect, test } from 'vitest';
import { shownHostname, toHostname } from '#cli/tenant/hostnames.ts';

test('a name of another script is registered in ASCII and shown as it was typed', () => {
  expect(toHostname('München.localhost')).toBe('xn--mnchen-3ya.localhost');
  expect(shownHostname('xn--mnchen-3ya.localhost')).toBe('münchen.localhost (xn--mnchen-3ya.localhost)');
  expect(shownHostname('www.example.com')).toBe('www.example.com');
});

test('a wildcard of another script is still called a wildcard', () => {
  expect(() => toHostname('*.münchen.example')).toThrow(/is a wildcard/);
});
