import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { toCard } from '#app/features/catalogue/cards/card-model.ts';
import { Lane } from '#app/features/catalogue/lanes/lane.tsx';
import ar from '../../../public/frontend/locales/ar.json';
import en from '../../../public/frontend/locales/en.json';
import es from '../../../public/frontend/locales/es.json';
import fr from '../../../public/frontend/locales/fr.json';
import { makeContent } from './content-factory.ts';

const resources = { ar, en, es, fr };
const card = toCard(makeContent(), { language: 'en', planIds: [], now: new Date('2026-05-01T12:00:00Z') });

async function laneOf(lng: string, name: string) {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, resources, ns: ['home', 'catalogue', 'common', 'player'] });
  const lane = (
    <Lane lane={{ kind: 'content', fit: 'wide', id: 'row', name, items: [card], seeMoreHref: '/more' }} />
  );
  const { dataRoutes, query } = createStaticHandler([{ path: '/', element: lane }]);
  const context = await query(new Request('https://site.test/'));
  if (context instanceof Response) throw new Error('no page');
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
  return { html, heading: /<h2[^>]*>([^<]*)<\/h2>/.exec(html)?.[1] };
}

describe('Lane', () => {
  it('a row has the account’s own name', async () => {
    expect((await laneOf('en', 'New this week')).heading).toBe('New this week');
  });

  it.each([
    ['en', 'More to watch'],
    ['es', 'Más para ver'],
    ['fr', 'À voir aussi'],
    ['ar', 'المزيد للمشاهدة'],
  ])('a row without a name has one in %s', async (lng, name) => {
    const { html, heading } = await laneOf(lng, '');
    expect(heading).toBe(name);
    expect(html).not.toContain('aria-label=""');
    expect(html).not.toMatch(/aria-label="[^"]*: "/);
  });
});
