import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { vi } from 'vitest';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import './fake-media.ts';
import { passTime } from './pass-time.ts';
import { renderOnSite } from './render-on-site.tsx';

type Props = ComponentProps<typeof Player>;

// What the player fetches on demand is here already: fake timers do not wait for an import.
await Promise.all([
  import('#app/features/playback/player/extras/player-extras.tsx'),
  import('#app/features/playback/player/extras/key-map.tsx'),
  import('#app/features/playback/player/controls/settings/settings-panel.tsx'),
  import('#app/features/playback/player/controls/settings/captions-style-options.tsx'),
  import('#app/features/playback/player/controls/other-screens.tsx'),
  import('#app/features/playback/player/controls/live-button.tsx'),
  import('#app/features/playback/live/keep-live.tsx'),
  import('#app/features/playback/tracking/track-video.ts'),
  import('#app/features/toasts/toast-host.tsx'),
]);

export const SOURCE: PlaybackSource = {
  contentId: 'the-salt-road',
  url: 'https://media.example.com/the-salt-road/master.m3u8',
  progressiveUrl: undefined,
  captions: [],
  thumbnailsUrl: undefined,
  startAtSeconds: null,
};

/** The site's server, which accepts every event of a player. */
export const serve = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(null, { status: 204 }));
export const beacon = vi.fn((..._: Parameters<typeof navigator.sendBeacon>) => true);
// Not as stubs, which would be gone when the player unmounts and sends its last event.
globalThis.fetch = serve;
navigator.sendBeacon = beacon;

export const video = () => document.querySelector('video') as HTMLVideoElement;
export const player = () => document.querySelector('section[data-scripted]') as HTMLElement;
export const button = (name: RegExp | string) => screen.getByRole('button', { name });

export async function click(element: Element): Promise<void> {
  fireEvent.click(element);
  await passTime(0);
}

/**
 * A player on a page of its own, with its first frame shown. `film` of fake-engine.ts describes what it
 * plays. With `beforeIt` the viewer comes from another page, where that happens first.
 */
export async function renderPlayer(
  props: Partial<Props> = {},
  { lng = 'en', beforeIt }: { lng?: 'ar' | 'en'; beforeIt?: () => Promise<void> } = {},
) {
  const onExpired = vi.fn();
  let change = (_: Partial<Props> | null) => {};
  function Page() {
    const [changed, setChanged] = useState<Partial<Props> | null>(beforeIt ? null : {});
    change = setChanged;
    if (!changed) return null;
    return (
      <Player
        source={SOURCE}
        title="The Salt Road"
        overlay={null}
        backHref="/content/the-salt-road"
        onExpired={onExpired}
        {...props}
        {...changed}
      />
    );
  }
  const view = renderOnSite(<Page />, { at: '/watch/the-salt-road', lng });
  if (beforeIt) {
    await act(() => view.router.navigate('?'));
    await beforeIt();
    act(() => change({}));
  }
  await passTime(100);
  async function setProps(changed: Partial<Props>) {
    act(() => change(changed));
    await passTime(100);
  }
  return { ...view, onExpired, setProps };
}
