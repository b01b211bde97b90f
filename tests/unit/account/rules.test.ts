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
};

function refusal(status: number, message?: string, fieldMessage?: string) {
  return new ServiceError({ service: 'user', call: 'login', kind: 'refused', status, message, fieldMessage });
}

function serviceOf(answers: { login?: unknown; signup?: unknown }) {
  const sent: unknown[] = [];
  const answer = (given: unknown) => async (body: unknown) => {
    sent.push(body);
    if (given instanceof Error) throw given;
    return given as typeof auth;
  };
  return {
    sent,
    service: { login: answer(answers.login ?? auth), signup: answer(answers.signup ?? { user }) },
  };
}

describe('logIn', () => {
  it("answers the session's id", async () => {
    const { service, sent } = serviceOf({});
    expect(await logIn(service, values)).toEqual({ kind: 'signed-in', sessionId: 's1', isRestored: false });
    expect(sent).toEqual([{ email_id: 'mina@aurora.example', password: 'p' }]);
  });

  it.each([
    ["the field's text", refusal(401, 'Not allowed', 'Wrong password'), 400, 'Wrong password'],
    ["the server's message", refusal(422, 'Not allowed'), 400, 'Not allowed'],
    ['too many tries', refusal(429, 'Try again later'), 429, 'Try again later'],
    ['no words of a broken server', refusal(500, 'NullPointerException'), 503, null],
    [
      'no words of a silent one',
      new ServiceError({ service: 'user', call: 'login', kind: 'timeout' }),
      503,
      null,
    ],
  ])('passes on %s', async (_, error, status, text) => {
    const { service } = serviceOf({ login: error });
    const nothingMore = { field: null, waitMinutes: null };
    expect(await logIn(service, values)).toEqual({ kind: 'refused', status, text, ...nothingMore });
  });

  it('hides no bug', async () => {
    const { service } = serviceOf({ login: new TypeError('bug') });
    await expect(logIn(service, values)).rejects.toThrow('bug');
  });
});

describe('signUp', () => {
  it('registers and signs in with the same credentials', async () => {
    const { service, sent } = serviceOf({});
    expect(await signUp(service, values)).toEqual({ kind: 'signed-in', sessionId: 's1', isRestored: false });
    expect(sent).toEqual([
      { name: 'Mina', email_id: 'mina@aurora.example', password: 'p', referral_code: 'R' },
      { email_id: 'mina@aurora.example', password: 'p' },
    ]);
  });

  it('does not sign in whom the server refused', async () => {
    const { service, sent } = serviceOf({ signup: refusal(409, 'Already registered') });
    expect(await signUp(service, values)).toEqual({
      kind: 'refused',
      status: 400,
      text: 'Already registered',
      field: null,
      waitMinutes: null,
    });
    expect(sent).toHaveLength(1);
  });

  it('knows an account that only could not be signed in to', async () => {
    const { service } = serviceOf({ login: refusal(503) });
    expect(await signUp(service, values)).toEqual({ kind: 'registered' });
  });
});

describe('logOut', () => {
  it('succeeds here although the service is down', async () => {
    await expect(logOut({ logout: () => Promise.reject(refusal(503)) })).resolves.toBeUndefined();
  });
});

const down = () => refusal(503);
const tooMany = () =>
  new ServiceError({
    service: 'user',
    call: 'login',
    kind: 'refused',
    status: 429,
    message: 'Later',
    retryAfterSeconds: 61,
  });

describe('a refusal', () => {
  it.each([
    ['wrong_password', 'old_password'],
    ['password_common', 'password'],
    ['email_taken', 'email_id'],
    ['toString', null],
    ['unheard-of', null],
  ])('with the code %s is about %s', async (code, field) => {
    const error = new ServiceError({ service: 'user', call: 'signup', kind: 'refused', status: 422, code });
    const { service } = serviceOf({ login: error });
    expect(await logIn(service, values)).toMatchObject({ field });
  });

  it('says in whole minutes how long to wait', async () => {
    const { service } = serviceOf({ login: tooMany() });
    expect(await logIn(service, values)).toMatchObject({ status: 429, waitMinutes: 2 });
  });
});

describe('changePassword', () => {
  const typed = { old_password: ' old ', new_password: ' new ', confirm: ' new ' };

  function changing(answer: unknown) {
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

  it('sends what was typed, then signs out', async () => {
    const { service, calls } = changing(undefined);
    expect(await changePassword(service, 'u1', typed)).toEqual({ kind: 'changed' });
    expect(calls).toEqual([{ user_id: 'u1', old_password: ' old ', new_password: ' new ' }, 'logout']);
  });

  it('finds the session over', async () => {
    const { service, calls } = changing(refusal(401, 'Please log in'));
    expect(await changePassword(service, 'u1', typed)).toEqual({ kind: 'signed-out' });
    expect(calls).toHaveLength(1);
  });

  it('leaves the session alone when it is refused', async () => {
    const { service, calls } = changing(refusal(422, 'Wrong'));
    expect(await changePassword(service, 'u1', typed)).toMatchObject({ kind: 'refused', text: 'Wrong' });
    expect(calls).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  const saying = (answer?: Error) => async () => {
    if (answer) throw answer;
  };

  it('is asked for', async () => {
    expect(await requestReset({ forgotPassword: saying() }, 'a@b')).toEqual({ kind: 'sent' });
    expect(await requestReset({ forgotPassword: saying(tooMany()) }, 'a@b')).toMatchObject({
      waitMinutes: 2,
    });
  });

  it.each([
    ['good', undefined, { kind: 'good' }],
    ['bad', refusal(404, 'Used'), { kind: 'bad', text: 'Used' }],
    ['nobody can say of', down(), { kind: 'unchecked' }],
    ['is asked of too often', tooMany(), { kind: 'unchecked' }],
  ])('has a key that is %s', async (_, answer, state) => {
    expect(await checkResetKey({ checkResetKey: saying(answer) }, 'key')).toEqual(state);
  });

  it.each(['', 'a b', 'ü', '%00', 'k'.repeat(10_000)])('asks nobody about %.20s', async (key) => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await checkResetKey({ checkResetKey: never }, key)).toEqual({ kind: 'bad', text: null });
    expect(await resetPassword({ resetPassword: never }, key, 'p')).toMatchObject({ status: 400 });
  });

  it('is replaced', async () => {
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
    ['refused', refusal(410, 'Too old'), { kind: 'refused', text: 'Too old' }],
    ['unavailable', down(), { kind: 'unavailable' }],
  ])('is %s', async (_, answer, verification) => {
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
  ])('asks nobody about %.12s…, %s', async (data) => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await verifyEmail({ verifyEmail: never }, data)).toEqual({ kind: 'refused', text: null });
  });
});

describe('guards', () => {
  const guest = { session: { get: async () => null } };
  const viewer = { session: { get: async () => ({ user, sessionId: 's1' }) } };
  const broken = { session: { get: () => Promise.reject(refusal(503)) } };
  const request = new Request('https://aurora.example/profile?tab=a&b=%2F');
  const locationOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
    );

  it('send a guest to sign in and back', async () => {
    const location = await locationOf(requireUser(guest, request));
    expect(location).toBe('/login?redirectTo=%2Fprofile%3Ftab%3Da%26b%3D%252F');
    expect(redirectTargetOf(new Request(`https://aurora.example${location}`))).toBe('/profile?tab=a&b=%2F');
  });

  it('send a guest who posted to the start', async () => {
    const posted = new Request('https://aurora.example/resources/watchlist', { method: 'POST' });
    expect(await locationOf(requireUser(guest, posted))).toBe('/login?redirectTo=%2F');
  });

  it('let a viewer in, and keep one out of what is for guests', async () => {
    expect((await requireUser(viewer, request)).user.name).toBe('Mina');
    expect(await locationOf(requireGuest(viewer, '/watchlist'))).toBe('/watchlist');
    expect(await locationOf(requireGuest(guest))).toBeNull();
  });

  it('fail closed for what is protected, open for what is for guests', async () => {
    expect(await locationOf(requireUser(broken, request))).toBeInstanceOf(ServiceError);
    expect(await locationOf(requireGuest(broken))).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('never lead to %s', (target) => {
    const search = new URLSearchParams({ redirectTo: target });
    expect(redirectTargetOf(new Request(`https://aurora.example/login?${search}`))).toBe('/');
  });
});
