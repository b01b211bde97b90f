import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';

/** The markup of an element on a page of the site, with the page's data. Texts are their own keys. */
export async function renderInSite(
  element: ReactNode,
  path = '/',
  data: object | null = null,
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element, loader: () => data }]);
  const context = await query(new Request(`https://north.example.com${path}`));
  if (context instanceof Response) throw new Error('expected a page');
  const router = createStaticRouter(dataRoutes, context);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  );
}
