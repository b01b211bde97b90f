import { describe, expect, test } from 'vitest';
import { hostnameFault } from '#app/contract/hostname-fault.ts';

describe('hostnameFault', () => {
  test.each(['www.example.com', 'xn--mnchen-3ya.localhost', 'a.localhost', 'x1.co'])(
    '%s is a hostname',
    (typed) => expect(hostnameFault(typed)).toBeNull(),
  );

  test.each([
    ['', /is empty/],
    ['*.example.com', /is a wildcard/],
    ['10.0.0.1', /is an IP address/],
    ['0x7f.1', /is an IP address/],
    ['2130706433', /is an IP address/],
    ['127.0.0.1:8080', /is an IP address/],
    ['[::1]', /is an IP address/],
    ['::1', /is an IP address/],
    ['2001:db8::1', /is an IP address/],
    [
      'https://www.example.com/films',
      /is an address, not a hostname: write the name alone, www\.example\.com$/,
    ],
    ['www.example.com/films', /is an address.*, www\.example\.com$/],
    ['ann@example.com', /is an address/],
    ['example.com:443', /has a port: write the name without it, example\.com$/],
    ['a_b.example.com', /has an underscore/],
    ['www example.com', /has a space/],
    ['WWW.Example.com', /has capitals: write www\.example\.com$/],
    ['example.com.', /ends with a dot: write example\.com$/],
    ['com', /has no dot/],
    ['localhost', /has no dot/],
    ['www..example.com', /a dot too many/],
    [`${'a'.repeat(64)}.example.com`, /more than 63 characters/],
    [`${'a.'.repeat(126)}example`, /longer than 253/],
    ['-a.example.com', /dash at the end of a part/],
    ['münchen.example', /must be lower-case letters, digits/],
  ])('%j gets its own reason', (typed, reason) => {
    expect(hostnameFault(typed)).toMatch(reason);
  });
});
