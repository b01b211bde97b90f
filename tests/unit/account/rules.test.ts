import { describe, expect, it } from 'vitest';
import { logIn } from '#app/features/account/auth/log-in.ts';
import { logOut } from '#app/features/account/auth/log-out.ts';
import { signUp } from '#app/features/account/auth/sign-up.ts';
import { verifyEmail } from '#app/features/account/auth/verify-email.ts';
import { redirectTargetOf, requireGuest, requireUser } from '#app/features/account/guards.server.ts';
import { changePassword } from '#app/features/account/password/change-password.ts';
import { requestReset } from '#app/features/account/password/request-reset.ts';
import { checkResetKey, resetPassword } from '#app/features/account/password/reset-password.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';
import { ServiceError } from '#app/services/service-error.ts';

const user = {
  _id: 'u1',
  name: 'Mina',
  email_id: 'mina@aurora.example',
  phone: undefined,
  is_email_verified: false,
};
const auth = { user, user_session: { session_id: 's1', session_data: undefined } };
const values = {
  name: 'Mina',
  email: 'mina@aurora.example',
  phone: '',
  password: 'p',
  confirm: 'p',
  referral_code: 'R',
  is_retry: '',
};

function rejectionError(status: number, message?: string, fieldMessage?: string) {
  return new ServiceError({
    service: 'user',
    call: 'login',
    kind: 'rejected',
    status,
    message,
    fieldMessage,
  });
}

function makeService(responses: { login?: unknown; signup?: unknown }) {
  const sent: unknown[] = [];
  const answer = (given: unknown) => async (body: unknown) => {
    sent.push(body);
    if (given instanceof Error) throw given;
    return given as typeof auth;
  };
  return {
    sent,
    service: { login: answer(responses.login ?? auth), signup: answer(responses.signup ?? { user }) },
  };
}

describe('logIn', () => {
  it("correct credentials sign in with the session's id", async () => {
    const { service, sent } = makeService({});
    expect(await logIn(service, values)).toEqual({
      kind: 'signed-in',
      sessionId: 's1',
      isRestored: false,
      hasProfiles: false,
    });
    expect(sent).toEqual([{ email_id: 'mina@aurora.example', password: 'p' }]);
  });

  it.each([
    ["the field's text", rejectionError(401, 'Not allowed', 'Wrong password'), 400, 'Wrong password'],
    ["the server's message", rejectionError(422, 'Not allowed'), 400, 'Not allowed'],
    ["the rate limit's text", rejectionError(429, 'Try again later'), 429, 'Try again later'],
    ['the text of a broken server', rejectionError(500, 'Back at noon'), 503, 'Back at noon'],
    [
      'no text of a timeout',
      new ServiceError({ service: 'user', call: 'login', kind: 'timeout' }),
      503,
      null,
    ],
  ])('a failed login shows %s', async (_, error, status, text) => {
    const { service } = makeService({ login: error });
    const nothingMore = { field: null, waitMinutes: null };
    expect(await logIn(service, values)).toEqual({ kind: 'rejected', status, text, ...nothingMore });
  });

  it('a bug is thrown, not shown as a failed login', async () => {
    const { service } = makeService({ login: new TypeError('bug') });
    await expect(logIn(service, values)).rejects.toThrow('bug');
  });
});

describe('signUp', () => {
  it('a new viewer is registered, then signed in with the same credentials', async () => {
    const { service, sent } = makeService({});
    expect(await signUp(service, values)).toEqual({
      kind: 'signed-in',
      sessionId: 's1',
      isRestored: false,
      hasProfiles: false,
    });
    expect(sent).toEqual([
      { name: 'Mina', email_id: 'mina@aurora.example', password: 'p', referral_code: 'R' },
      { email_id: 'mina@aurora.example', password: 'p' },
    ]);
  });

  it('a viewer whose registration is rejected is not signed in', async () => {
    const { service, sent } = makeService({ signup: rejectionError(409, 'Already registered') });
    expect(await signUp(service, values)).toEqual({
      kind: 'rejected',
      status: 400,
      text: 'Already registered',
      field: null,
      waitMinutes: null,
    });
    expect(sent).toHaveLength(1);
  });

  it('a failed login after the registration reports the account as registered', async () => {
    const { service } = makeService({ login: rejectionError(503) });
    expect(await signUp(service, values)).toEqual({ kind: 'registered' });
  });
});

describe('signUp without a response', () => {
  const without = (kind: ServiceError['kind']) => new ServiceError({ service: 'user', call: 'any', kind });
  const again = { ...values, is_retry: '1' };

  it.each(['timeout', 'unreachable', 'invalid'] as const)(
    'after %s it is not known whether there is an account',
    async (kind) => {
      const { service, sent } = makeService({ signup: without(kind) });
      expect(await signUp(service, values)).toEqual({ kind: 'unknown' });
      expect(sent).toHaveLength(1);
    },
  );

  it('a call that was not sent has made no account', async () => {
    const { service } = makeService({ signup: without('open') });
    expect(await signUp(service, values)).toMatchObject({ kind: 'rejected', status: 503 });
  });

  it('the form sent again signs in to the account that is there, and makes none', async () => {
    const { service, sent } = makeService({});
    expect(await signUp(service, again)).toMatchObject({ kind: 'signed-in' });
    expect(sent).toEqual([{ email_id: 'mina@aurora.example', password: 'p' }]);
  });

  it('the form sent again registers where there is no account', async () => {
    const { service, sent } = makeService({ login: rejectionError(401) });
    expect(await signUp(service, again)).toEqual({ kind: 'registered' });
    expect(sent).toHaveLength(3);
  });

  it('the form sent again makes no second account while nobody knows about the first', async () => {
    for (const error of [without('timeout'), without('open'), rejectionError(503)]) {
      const { service, sent } = makeService({ login: error });
      expect(await signUp(service, again)).toEqual({ kind: 'unknown' });
      expect(sent).toHaveLength(1);
    }
  });
});

describe('logOut', () => {
  it('a viewer is signed out although the service is down', async () => {
    await expect(logOut({ logout: () => Promise.reject(rejectionError(503)) })).resolves.toBeUndefined();
  });
});

const down = () => rejectionError(503);
const tooMany = () =>
  new ServiceError({
    service: 'user',
    call: 'login',
    kind: 'rejected',
    status: 429,
    message: 'Later',
    retryAfterSeconds: 61,
  });

describe('a failed login', () => {
  it.each([
    ['wrong_password', 'old_password'],
    ['password_common', 'password'],
    ['email_taken', 'email_id'],
    ['toString', null],
    ['unheard-of', null],
  ])('an error with the code %s belongs to the field %s', async (code, field) => {
    const error = new ServiceError({ service: 'user', call: 'signup', kind: 'rejected', status: 422, code });
    const { service } = makeService({ login: error });
    expect(await logIn(service, values)).toMatchObject({ field });
  });

  it('a rate-limited login shows the wait in whole minutes', async () => {
    const { service } = makeService({ login: tooMany() });
    expect(await logIn(service, values)).toMatchObject({ status: 429, waitMinutes: 2 });
  });
});

describe('changePassword', () => {
  const typed = { old_password: ' old ', new_password: ' new ', confirm: ' new ' };

  function makePasswordService(answer: unknown) {
    const calls: unknown[] = [];
    const changePasswordCall = async (body: unknown) => {
      calls.push(body);
      if (answer instanceof Error) throw answer;
    };
    const logout = async () => {
      calls.push('logout');
    };
    return { calls, service: { changePassword: changePasswordCall, logout } };
  }

  it('the passwords are sent as they were typed, then the viewer is signed out', async () => {
    const { service, calls } = makePasswordService(undefined);
    expect(await changePassword(service, 'u1', typed)).toEqual({ kind: 'changed' });
    expect(calls).toEqual([{ user_id: 'u1', old_password: ' old ', new_password: ' new ' }, 'logout']);
  });

  it('an expired session reports the viewer as signed out', async () => {
    const { service, calls } = makePasswordService(rejectionError(401, 'Please log in'));
    expect(await changePassword(service, 'u1', typed)).toEqual({ kind: 'signed-out' });
    expect(calls).toHaveLength(1);
  });

  it('a rejected change leaves the viewer signed in', async () => {
    const { service, calls } = makePasswordService(rejectionError(422, 'Wrong'));
    expect(await changePassword(service, 'u1', typed)).toMatchObject({ kind: 'rejected', text: 'Wrong' });
    expect(calls).toHaveLength(1);
  });
});

describe('resetting a forgotten password', () => {
  const respondWith = (answer?: Error) => async () => {
    if (answer) throw answer;
  };

  it('a reset link is sent, or the wait of the rate limit is shown', async () => {
    expect(await requestReset({ forgotPassword: respondWith() }, 'a@b')).toEqual({ kind: 'sent' });
    expect(await requestReset({ forgotPassword: respondWith(tooMany()) }, 'a@b')).toMatchObject({
      waitMinutes: 2,
    });
  });

  it.each([
    ['good', undefined, { kind: 'good' }],
    ['bad', rejectionError(404, 'Used'), { kind: 'bad', text: 'Used' }],
    ['unchecked while the service is down', down(), { kind: 'unchecked', text: null }],
    ['unchecked while the rate limit is reached', tooMany(), { kind: 'unchecked', text: 'Later' }],
  ])('a reset key is reported as %s', async (_, answer, state) => {
    expect(await checkResetKey({ checkResetKey: respondWith(answer) }, 'key')).toEqual(state);
  });

  it.each(['', 'a b', 'ü', '%00', 'k'.repeat(10_000)])(
    'a malformed key (%.20s) is rejected without a request',
    async (key) => {
      const never = () => Promise.reject(new Error('a request was sent'));
      expect(await checkResetKey({ checkResetKey: never }, key)).toEqual({ kind: 'bad', text: null });
      expect(await resetPassword({ resetPassword: never }, key, 'p')).toMatchObject({ status: 400 });
    },
  );

  it('the new password is sent as it was typed', async () => {
    const sent: unknown[] = [];
    const service = { resetPassword: async (body: unknown) => sent.push(body) };
    expect(await resetPassword(service, 'key', ' p ')).toEqual({ kind: 'reset' });
    expect(sent).toEqual([{ password: ' p ', reset_key: 'key' }]);
  });
});

describe('verifyEmail', () => {
  const link = toBase64Json({ verify_key: 'k1' });

  it.each([
    ['verified', undefined, { kind: 'verified' }],
    ['rejected', rejectionError(410, 'Too old'), { kind: 'rejected', text: 'Too old' }],
    ['unavailable', down(), { kind: 'unavailable', text: null }],
  ])('a link is reported as %s', async (_, answer, verification) => {
    const keys: string[] = [];
    const service = {
      async verifyEmail(key: string) {
        keys.push(key);
        if (answer) throw answer;
      },
    };
    expect(await verifyEmail(service, link)).toEqual(verification);
    expect(keys).toEqual(['k1']);
  });

  it.each([
    ['', 'nothing'],
    ['%%%', 'no base64'],
    [toBase64Json('k1'), 'no object'],
    [toBase64Json({ verify_key: 7 }), 'a number'],
    [toBase64Json({ verify_key: 'a b\n' }), 'no key'],
    [toBase64Json({ key: 'k1' }), 'another key'],
    [toBase64Json({ verify_key: 'k', more: 'x'.repeat(4096) }), 'more than 4 KB'],
    ['a'.repeat(10_000), '10,000 characters'],
  ])('the link data %.12s…, %s, is rejected without a request', async (data) => {
    const never = () => Promise.reject(new Error('a request was sent'));
    expect(await verifyEmail({ verifyEmail: never }, data)).toEqual({ kind: 'rejected', text: null });
  });
});

describe('requireUser and requireGuest', () => {
  const guest = { session: { get: async () => null } };
  const viewer = { session: { get: async () => ({ user, sessionId: 's1' }) } };
  const broken = { session: { get: () => Promise.reject(rejectionError(503)) } };
  const request = new Request('https://aurora.example/profile?tab=a&b=%2F');
  const locationOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
    );

  it('a guest is redirected to /login, which leads back to the page', async () => {
    const location = await locationOf(requireUser(guest, request));
    expect(location).toBe('/login?redirectTo=%2Fprofile%3Ftab%3Da%26b%3D%252F');
    expect(redirectTargetOf(new Request(`https://aurora.example${location}`))).toBe('/profile?tab=a&b=%2F');
  });

  it('a guest who posted is redirected to /login, which leads to the home page', async () => {
    const posted = new Request('https://aurora.example/resources/watchlist', { method: 'POST' });
    expect(await locationOf(requireUser(guest, posted))).toBe('/login?redirectTo=%2F');
  });

  it('a viewer may open a protected page and is redirected from a page for guests', async () => {
    expect((await requireUser(viewer, request)).user.name).toBe('Mina');
    expect(await locationOf(requireGuest(viewer, '/watchlist'))).toBe('/watchlist');
    expect(await locationOf(requireGuest(guest))).toBeNull();
  });

  it('a broken service closes protected pages and leaves pages for guests open', async () => {
    expect(await locationOf(requireUser(broken, request))).toBeInstanceOf(ServiceError);
    expect(await locationOf(requireGuest(broken))).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'a redirect after the login never leads to %s',
    (target) => {
      const search = new URLSearchParams({ redirectTo: target });
      expect(redirectTargetOf(new Request(`https://aurora.example/login?${search}`))).toBe('/');
    },
  );
});
