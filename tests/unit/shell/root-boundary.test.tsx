import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorScreen } from '#app/features/shell/error-screen.tsx';
import { ErrorBoundary } from '#app/root.tsx';

async function renderAt(path: string, errorElement = <ErrorBoundary />): Promise<string> {
  const loader = () => {
    throw new Response(null, { status: 503 });
  };
  const { query, dataRoutes } = createStaticHandler([
    { id: 'root', path: '*', loader, element: 'page', errorElement },
  ]);
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

describe('the root error boundary', () => {
  it('the same page is retried, not the home page', async () => {
    expect(await renderAt('/category/drama?page=2')).toContain('href="/category/drama?page=2"');
  });
});

describe('an error screen', () => {
  it('a screen without a page to retry links to the home page only', async () => {
    const html = await renderAt('/category/drama', <ErrorScreen status={503} />);
    expect(html.match(/<a\b/g)).toHaveLength(1);
  });
});
