import { act, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#app/features/shell/page-route.tsx';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

const OFFLINE = 'You seem to be offline';
let isOnline = true;

beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

/** A page whose loader throws when a viewer navigates to it. */
async function failWith(thrown: unknown) {
  const loader = () => {
    throw thrown;
  };
  const { router } = renderOnSite(null, { at: '/content/x', loader, errorElement: <ErrorBoundary /> });
  await act(() => router.navigate('/content/x'));
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ErrorBoundary of a page', () => {
  it('a navigation without a connection shows that the viewer is offline, and no longer once he is not', async () => {
    await failWith(new TypeError('Failed to fetch'));
    expect(title()).toBe(OFFLINE);
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(title()).not.toBe(OFFLINE);
  });

  it('the server’s markup is hydrated as it is where the browser is offline', async () => {
    const i18n = createInstance();
    await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
    const router = createMemoryRouter(
      [{ id: 'page', path: '*', loader: () => null, element: null, errorElement: <ErrorBoundary /> }],
      { hydrationData: { errors: { page: new Error('failed on the server') } } },
    );
    const page = (
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    );
    isOnline = true;
    // React's warning about a server that has a document, as it has in this test alone.
    expectConsoleError(/useLayoutEffect does nothing on the server/);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    isOnline = false;
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelector('h1')?.textContent).toBe('offline_title');
    act(() => root.unmount());
    container.remove();
  });

  it('a page with a status shows what it means, though the browser is offline by now', async () => {
    await failWith(new Response(null, { status: 404 }));
    expect(title()).not.toBe(OFFLINE);
  });
});
