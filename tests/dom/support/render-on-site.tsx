import { render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { directionOf } from '#app/features/i18n/direction.ts';
import { i18nOptions } from '#app/features/i18n/i18n-options.ts';

type Texts = Record<string, Record<string, string>>;

const TEXTS = import.meta.glob<Texts>('/public/frontend/locales/*.json', { eager: true, import: 'default' });

interface SiteOptions {
  lng?: 'ar' | 'en' | 'es' | 'fr';
  /** Where the page is; everything else of the site is an empty page. */
  at?: string;
  loader?: RouteObject['loader'];
  errorElement?: ReactNode;
  /** What the site's root has loaded. */
  root?: object;
}

/** Draws an element on a page of the site: with the real texts, and a router that has every address. */
export function renderOnSite(
  element: ReactNode,
  { lng = 'en', at = '/', loader, errorElement, root }: SiteOptions = {},
) {
  document.documentElement.lang = lng;
  document.documentElement.dir = directionOf(lng);
  const page: RouteObject = { id: 'page', path: new URL(at, location.href).pathname, element, errorElement };
  const pages = [loader ? { ...page, loader } : page, { id: 'elsewhere', path: '*', element: null }];
  const loaderData = { ...(loader && { page: null }), ...(root && { root }) };
  const router = createMemoryRouter(
    root ? [{ id: 'root', loader: () => root, element: <Outlet />, children: pages }] : pages,
    { initialEntries: [at], ...((loader ?? root) ? { hydrationData: { loaderData } } : {}) },
  );
  const view = render(
    <I18nextProvider i18n={textsIn(lng)}>
      {/* As Remix has it. */}
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  );
  return { ...view, router };
}

const instances = new Map<string, i18n>();

function textsIn(lng: string): i18n {
  const known = instances.get(lng) ?? createTexts(lng);
  instances.set(lng, known);
  return known;
}

function createTexts(lng: string): i18n {
  const texts = TEXTS[`/public/frontend/locales/${lng}.json`] ?? {};
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng, ns: Object.keys(texts), resources: { [lng]: texts } });
  return instance;
}
