import { describe, expect, it, vi } from 'vitest';
import { onMediaEvents } from '#app/features/playback/player/state/media-events.ts';

describe('onMediaEvents', () => {
  it('one listener serves all callbacks of an event until they are removed', () => {
    const video = document.createElement('video');
    const listening = vi.spyOn(video, 'addEventListener');
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = onMediaEvents(video, ['play', 'pause'], first);
    onMediaEvents(video, ['play'], second);
    expect(listening.mock.calls.map(([type]) => type)).toEqual(['play', 'pause']);
    video.dispatchEvent(new Event('play'));
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    leave();
    video.dispatchEvent(new Event('play'));
    video.dispatchEvent(new Event('pause'));
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it('a callback that removes itself during an event keeps none of the others from it', () => {
    const video = document.createElement('video');
    const leave = onMediaEvents(video, ['ended'], () => leave());
    const after = vi.fn();
    onMediaEvents(video, ['ended'], after);
    video.dispatchEvent(new Event('ended'));
    expect(after).toHaveBeenCalledOnce();
  });
});
