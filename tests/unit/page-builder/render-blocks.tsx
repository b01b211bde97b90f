import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import type { Component } from '#app/contract/template.ts';
import type {
  BlockContext,
  PlacedBlock,
  SampleMaterial,
} from '#app/features/page-builder/block-definition.ts';
import { BlockPage } from '#app/features/page-builder/block-page.tsx';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { registerAllComponents } from '#app/features/page-builder/registry.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import { AssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import en from '../../../public/frontend/locales/en.json';

export const MATERIAL: SampleMaterial = {
  banners: ['images/banners/a.w1600.webp', 'images/banners/b.w1600.webp'],
  pictures: ['images/c.w640.webp', 'images/d.w640.webp'],
  portraits: ['images/e.w320.webp', 'images/f.w320.webp'],
  contentIds: ['film-a', 'film-b'],
  trailerIds: ['film-a'],
  channelIds: ['channel-a'],
};

const failingCall = async () => {
  throw new ServiceError({ service: 'content', call: 'contentList', kind: 'unreachable' } as never);
};

/** Every service is down; most blocks do not depend on one. */
export const CONTEXT: BlockContext = {
  services: {
    content: {
      list: failingCall,
      artists: failingCall,
      venues: failingCall,
      detail: failingCall,
      channel: failingCall,
      schedule: failingCall,
      resumeTimestamp: failingCall,
      viewerRows: failingCall,
      topTitles: failingCall,
      onNow: failingCall,
    },
    payment: { activeSubscriptions: failingCall, publicPlans: failingCall },
    hasCall: async () => true,
  },
  session: Promise.resolve(null),
  language: 'en',
  now: new Date('2026-05-01T12:00:00Z'),
  timeZone: 'UTC',
  lanes: [],
  rowTexts: async () => (key) => key,
};

registerAllComponents();

const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: { en }, ns: Object.keys(en), defaultNS: 'common' });

/** A page of these blocks, as the server writes it. */
export async function renderBlocks(blocks: readonly PlacedBlock[]): Promise<string> {
  const element = (
    <AssetOrigin.Provider value="https://assets.test">
      <BlockPage title="Page" blocks={blocks} />
    </AssetOrigin.Provider>
  );
  const { dataRoutes, query } = createStaticHandler([{ path: '/', element }]);
  const context = await query(new Request('https://site.test/'));
  if (context instanceof Response) throw new Error('no page');
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
}

export const renderComponents = async (components: readonly Component[]): Promise<string> =>
  renderBlocks(await buildPage(components, CONTEXT));
