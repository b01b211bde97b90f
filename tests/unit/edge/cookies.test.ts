import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cookies, readCookie } from '#workers/edge/cookies.ts';

const sent = (queued: string[]) => queued.map((line) => line.split(';')[0]).join('; ');

describe('Cookies', () => {
  it('cookies are bound to the host over https, and plain on loopback', () => {
    for (const [isSecure, name] of [
      [true, '__Host-lng'],
      [false, 'lng'],
    ] as const) {
      const cookies = new Cookies(null, isSecure);
      cookies.setLanguage('fr');
      const [line] = cookies.queued();
      expect(line?.startsWith(`${name}=fr; Path=/; HttpOnly; SameSite=Lax`)).toBe(true);
      expect(line?.includes('Secure')).toBe(isSecure);
    }
  });

  it('any session id is read back unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x21-\x7e]{1,200}$/), fc.boolean(), (sessionId, remember) => {
        const cookies = new Cookies(null, true);
        cookies.setSession({ sessionId, remember });
        expect(new Cookies(sent(cookies.queued()), true).session()).toEqual({ sessionId, remember });
      }),
    );
  });

  it('the keys of four viewers of one browser are kept, the latest first', () => {
    let header = '';
    for (const key of ['ana.1', 'ben.2', 'ana.1', 'cy.3', 'dee.4', 'eve.5']) {
      const cookies = new Cookies(header, true);
      cookies.addDeviceKey(key);
      expect(cookies.queued()[0]).toMatch(
        /^__Host-device=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000$/,
      );
      header = sent(cookies.queued());
    }
    expect(new Cookies(header, true).deviceKeys()).toEqual(['eve.5', 'dee.4', 'cy.3', 'ana.1']);
    expect(new Cookies('__Host-device=a b,ok,<x>,é', true).deviceKeys()).toEqual(['ok']);
  });

  it('a flash is read back, and a malformed one is ignored', () => {
    const flash = { kind: 'success' as const, key: 'registered', values: { name: 'Ada; Ω', count: 2 } };
    const cookies = new Cookies(null, true);
    cookies.setFlash(flash);
    expect(new Cookies(sent(cookies.queued()), true).flash()).toEqual(flash);
    for (const value of [
      'x',
      '%7B%7D',
      '%',
      'null',
      encodeURIComponent('{"kind":"alert","key":"a"}'),
      '{"kind":"info","key":"<b>"}',
    ]) {
      expect(new Cookies(`__Host-flash=${value}`, true).flash()).toBeNull();
    }
  });

  it('a malformed Cookie header never throws', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const cookies = new Cookies(header, true);
        cookies.session();
        cookies.flash();
        cookies.language();
      }),
    );
    expect(new Cookies('__Host-lng=../../etc', true).language()).toBeNull();
  });

  it('cookies are matched by their exact name', () => {
    expect(readCookie('xsid=1; sid2=2; sid=3', 'sid')).toBe('3');
    expect(readCookie('a=sid=1', 'sid')).toBeNull();
  });
});
