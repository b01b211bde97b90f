import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentListing } from '#app/features/catalogue/listing/content-listing.tsx';
import ar from '../../../public/frontend/locales/ar.json';
import en from '../../../public/frontend/locales/en.json';
import es from '../../../public/frontend/locales/es.json';
import fr from '../../../public/frontend/locales/fr.json';

const resources = { ar, en, es, fr };

async function countLine(lng: string, total: number) {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, resources, ns: ['listing', 'common'], interpolation: { escapeValue: false } });
  const list = { page: 1, items: [], hasMore: false, total };
  const listing = (
    <ContentListing
      name="Drama"
      list={list}
      sort="newest"
      facets={null}
      isNarrowed={false}
      showRating={false}
      isPlain={false}
    />
  );
  const { dataRoutes, query } = createStaticHandler([{ path: '/', element: listing }]);
  const context = await query(new Request('https://site.test/'));
  if (context instanceof Response) throw new Error('no page');
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  );
  const [, title, text] = /<\/h1><p[^>]*?(?: title="([^"]*)")?>([^<]*)<\/p>/.exec(html) ?? [];
  return { title, text };
}

describe('the count of a listing', () => {
  it.each([
    ['en', 12_345, '12.3K titles', '12,345'],
    ['en', 999, '999 titles', undefined],
    ['en', 1, '1 title', undefined],
    ['es', 12_345, '12,3K títulos', '12.345'],
    ['fr', 1_000_000, '1M de titres', '1\u202f000\u202f000'],
    ['ar', 12_345, '١٢٫٣K عنوانًا', '١٢٬٣٤٥'],
  ])('the count in %s of %i is %s', async (lng, total, text, title) => {
    expect(await countLine(lng, total)).toEqual({ text, title });
  });
});
