import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#app/contract/calls.ts';
import { handlers } from '#workers/platform/handlers.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
});

describe('accounts', () => {
  test('a missing or unknown account gets 404', async () => {
    for (const header of [undefined, 'acc_nobody', "x' --"]) {
      const { status, body } = await platform.call('categories', header ? { account: header } : {});
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, message: 'Unknown account' });
    }
  });

  test('every call of the contract is served, those that need a session with 401 to a guest, and with 501 without a handler', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const placeholders = calls[name].path.matchAll(/\{(\w+)\}/g);
      const params = Object.fromEntries([...placeholders].map(([, key = '']) => [key, 'content']));
      const { status, body } = await platform.call(name, { account, params });
      expect(typeof body.success, name).toBe('boolean');
      const served = calls[name].session === 'required' ? [401] : [200, 400, 404];
      const expected = name in handlers ? served : [501];
      expect(expected, name).toContain(status);
    }
  });

  test('an unknown path gets 404, a wrong method 405', async () => {
    const get = (path: string) =>
      platform.fetch(`http://platform.localhost${path}`, { headers: { account_id: account } });
    expect((await get('/api/v1/nothing')).status).toBe(404);
    const wrong = await get('/api/v1/user/login');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  test('an inactive account shows its config without status, and nothing else', async () => {
    const { accountId } = await platform.makeAccount({ status: 'INACTIVE' });
    const { status, body } = await platform.call('accountDetail', { account: accountId });
    expect(status).toBe(200);
    expect(body.data.account_id).toBe(accountId);
    expect(body.data).not.toHaveProperty('status');
    expect((await platform.call('staticPages', { account: accountId })).status).toBe(403);
  });
});
