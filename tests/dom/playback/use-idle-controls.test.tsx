import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLDS_CONTROLS, useIdleControls } from '#app/features/playback/player/hooks/use-idle-controls.ts';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

function Player({ isPlaying = true, hasMenu = false }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { isShown } = useIdleControls(container, video, isPlaying);
  return (
    <section ref={setContainer} aria-label="Player" data-controls={isShown ? 'shown' : 'hidden'}>
      {/* biome-ignore lint/a11y/useMediaCaption: it plays nothing. */}
      <video ref={setVideo} data-testid="picture" />
      <button type="button">Mute</button>
      {hasMenu ? <div role="menu" {...{ [HOLDS_CONTROLS]: '' }} /> : null}
    </section>
  );
}

const controls = () => screen.getByRole('region', { name: 'Player' }).dataset.controls;
const picture = () => screen.getByTestId('picture');
const draw = (props: Parameters<typeof Player>[0] = {}) => renderOnSite(<Player {...props} />);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('useIdleControls', () => {
  it('the controls are hidden after three seconds of playback', async () => {
    draw();
    await passTime(2_900);
    expect(controls()).toBe('shown');
    await passTime(200);
    expect(controls()).toBe('hidden');
  });

  it('the controls stay while nothing plays', async () => {
    draw({ isPlaying: false });
    await passTime(60_000);
    expect(controls()).toBe('shown');
  });

  it.each(['pointerMove', 'pointerDown', 'keyDown'] as const)(
    'the controls return on %s for three seconds',
    async (type) => {
      draw();
      await passTime(3_000);
      expect(controls()).toBe('hidden');
      fireEvent[type](picture(), { pointerType: 'mouse' });
      expect(controls()).toBe('shown');
      await passTime(3_000);
      expect(controls()).toBe('hidden');
    },
  );

  it('a touch on the picture does not show the controls, one on a button does', async () => {
    draw();
    await passTime(3_000);
    fireEvent(picture(), new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    expect(controls()).toBe('hidden');
    fireEvent(
      screen.getByText('Mute'),
      new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
    );
    expect(controls()).toBe('shown');
  });

  it('the controls stay while a menu is open', async () => {
    draw({ hasMenu: true });
    await passTime(30_000);
    expect(controls()).toBe('shown');
  });

  it('the controls stay while one of them has the focus', async () => {
    draw();
    act(() => screen.getByText('Mute').focus());
    await passTime(30_000);
    expect(controls()).toBe('shown');
    act(() => screen.getByText('Mute').blur());
    await passTime(3_000);
    expect(controls()).toBe('hidden');
  });
});
