import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS, type FailureKind } from '#app/features/playback/engine/failure.ts';
import { FailureAlert } from '#app/features/playback/player/controls/status/failure-alert.tsx';
import {
  type PlayerApi,
  PlayerContext,
  type PlayerQueue,
} from '#app/features/playback/player/state/player-context.ts';
import ar from '../../../../../../public/frontend/locales/ar.json';
import en from '../../../../../../public/frontend/locales/en.json';
import es from '../../../../../../public/frontend/locales/es.json';
import fr from '../../../../../../public/frontend/locales/fr.json';

const resources = { ar, en, es, fr };
type Language = keyof typeof resources;

async function alertOf(lng: Language, failure: FailureKind, queue?: PlayerQueue): Promise<string> {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, resources, ns: ['player'] });
  // The members of a player that the alert uses.
  const api = { retry: () => undefined, focus: () => undefined } as unknown as PlayerApi;
  const alert = (
    <PlayerContext.Provider value={api}>
      <FailureAlert failure={failure} backHref="/content/film" queue={queue} />
    </PlayerContext.Provider>
  );
  const { dataRoutes, query } = createStaticHandler([{ path: '/', element: alert }]);
  const context = await query(new Request('https://site.test/'));
  if (context instanceof Response) throw new Error('no page');
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nextProvider>,
  );
}

const CASES = FAILURE_KINDS.flatMap((failure) =>
  (Object.keys(resources) as Language[]).map((language) => ({ failure, language })),
);

describe('FailureAlert', () => {
  it.each(CASES)(
    'the alert for $failure has its text, a retry and the way back ($language)',
    async ({ failure, language }) => {
      const html = await alertOf(language, failure);
      const { player } = resources[language];
      expect(html).toMatch(/<p[^>]*>[^<]+<\/p>/);
      expect(html).toContain(`>${player[`failure_${failure}`]}</p>`);
      expect(html).toMatch(new RegExp(`<button[^>]*><span>${player.retry}</span></button>`));
      expect(html).toMatch(new RegExp(`<a[^>]*href="/content/film"[^>]*><span>${player.back}</span></a>`));
    },
  );

  it('the alert offers the next item, in a playlist only', async () => {
    const go = () => undefined;
    expect(await alertOf('en', 'missing', { next: go, previous: go, prepareNext: go })).toContain(
      en.player.next_video,
    );
    expect(await alertOf('en', 'missing')).not.toContain(en.player.next_video);
  });
});
