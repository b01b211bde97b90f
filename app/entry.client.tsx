// chunk: shell

import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { fetchTabOfPage } from '#app/features/comments/list/lazy-comments-tab.ts';
import { createClientI18n } from '#app/features/i18n/i18n-client.ts';
import { setPageI18n } from '#app/features/i18n/page-i18n.ts';
import { loadComponents } from '#app/features/page-builder/registry.ts';
import { MEDIA_META_NAME } from '#app/features/playback/media-meta.ts';
import { loadLateStyles } from '#app/features/shell/entry/load-late-styles.ts';
import { whenIdle } from '#app/lib/idle.ts';
import { ignoreAborts } from '#app/lib/ignore-aborts.ts';
import { COMPONENTS_META_NAME } from '#app/ui/component-registry.ts';
import { CASCADE_LAYERS, DocumentContext, I18N_ELEMENT_ID } from '#app/ui/contexts/document-context.ts';

const i18nBootstrap = document.querySelector<HTMLDataElement>(`data#${I18N_ELEMENT_ID}`)?.value ?? '';
const mediaOrigins = document.querySelector<HTMLMetaElement>(`meta[name="${MEDIA_META_NAME}"]`)?.content;
const fallbackThemeStyle = [...document.querySelectorAll('style')]
  .map(({ textContent }) => textContent ?? '')
  .find((text) => text.startsWith(CASCADE_LAYERS))
  ?.slice(CASCADE_LAYERS.length);
// A component whose code is not loaded would lose its markup when anything above it changes (React's error
// 421).
const componentKeys = [
  ...document.querySelectorAll<HTMLMetaElement>(`meta[name="${COMPONENTS_META_NAME}"]`),
].flatMap(({ content }) => content.split(' '));
const [i18n] = await Promise.all([
  createClientI18n(i18nBootstrap),
  decodePageData(),
  fetchTabOfPage(window.location),
  loadComponents(componentKeys),
]);
setPageI18n(i18n);

ignoreAborts(window);
loadLateStyles();
whenIdle(() => import('#app/features/shell/entry/keep-offline.ts').then(({ keepOffline }) => keepOffline()));

/**
 * Remix decodes the data of the page while it renders, and suspends meanwhile with no boundary around it. A
 * press in that moment would make React give the page's markup up (its error 345), so the decoding is begun,
 * and waited for, before.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

startTransition(() => {
  hydrateRoot(
    document,
    <DocumentContext.Provider value={{ i18nBootstrap, mediaOrigins, fallbackThemeStyle }}>
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>
    </DocumentContext.Provider>,
  );
});
