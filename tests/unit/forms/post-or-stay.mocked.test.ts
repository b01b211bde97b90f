import { data, redirect } from '@remix-run/react';
import { createInstance } from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postOrStay } from '#app/features/forms/post-or-stay.ts';
import { setPageI18n } from '#app/features/i18n/page-i18n.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn(async () => undefined) }));
vi.mock('#app/features/toasts/show-toast.ts', () => ({ showToast }));

const OFFLINE = 'Check Your Internet Connection';
const NOT_SAVED = 'This could not be saved.';

beforeEach(async () => {
  showToast.mockClear();
  const i18n = createInstance();
  const common = { network_failure: OFFLINE, not_saved: NOT_SAVED };
  await i18n.init({ lng: 'en', resources: { en: { common } } });
  setPageI18n(i18n);
});

function post(serverAction: () => Promise<unknown>, signal?: AbortSignal) {
  const request = new Request('https://aurora.example/login', {
    method: 'POST',
    ...(signal ? { signal } : {}),
  });
  return postOrStay({ serverAction: serverAction as never, request, params: {} });
}

const failing = (error: unknown) => () => Promise.reject(error);
const routeError = (status: number) => ({ status, statusText: '', internal: false, data: { kind: 'x' } });

describe('postOrStay', () => {
  it('a response is returned to the form, and a redirect is followed', async () => {
    const answer = { result: { status: 'error' } };
    expect(await post(async () => answer)).toBe(answer);
    const away = redirect('/home');
    await expect(post(failing(away))).rejects.toBe(away);
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each([
    ['without a connection', new TypeError('Failed to fetch'), OFFLINE],
    ['when the response is malformed', new Error('Unable to decode turbo-stream response'), NOT_SAVED],
    ['when the site failed', routeError(500), NOT_SAVED],
    ['when the site is busy', routeError(503), NOT_SAVED],
    ['when it is rejected', routeError(400), NOT_SAVED],
    ['when its page is gone', data({ kind: 'not-found' }, { status: 404 }), NOT_SAVED],
    ['when a response is thrown', new Response(null, { status: 403 }), NOT_SAVED],
  ])('a form keeps its values and shows a toast %s', async (_, error, words) => {
    const answer = await post(failing(error));
    // The status keeps the router from loading anything anew.
    expect(answer).toBeInstanceOf(Response);
    expect([(answer as Response).status, await (answer as Response).json()]).toEqual([503, null]);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', words);
  });

  it('nothing is shown when the viewer has left the page', async () => {
    const gone = new DOMException('aborted', 'AbortError');
    await expect(post(failing(gone), AbortSignal.abort())).rejects.toBe(gone);
    expect(showToast).not.toHaveBeenCalled();
  });
});
