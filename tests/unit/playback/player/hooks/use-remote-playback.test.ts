import { describe, expect, it, vi } from 'vitest';
import { chooseScreen, watchScreens } from '#app/features/playback/player/hooks/use-remote-playback.ts';

/** The last values that a watching player received. */
function watch(video: object) {
  const known = { isAvailable: false, isOn: false };
  const abort = new AbortController();
  watchScreens(
    // Only the members of a video that are used here.
    video as HTMLVideoElement,
    {
      setIsAvailable: (isAvailable) => Object.assign(known, { isAvailable }),
      setIsOn: (isOn) => Object.assign(known, { isOn }),
    },
    abort.signal,
  );
  return { known, stop: () => abort.abort() };
}

function remoteVideo(watchAvailability: (emit: (isThere: boolean) => void) => Promise<number>) {
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability,
    cancelWatchAvailability: vi.fn(async () => undefined),
    prompt: vi.fn(async () => undefined),
  });
  const to = (state: string, event: string) => {
    remote.state = state;
    remote.dispatchEvent(new Event(event));
  };
  return { video: { remote }, remote, to };
}

function airPlayVideo() {
  const video = Object.assign(new EventTarget(), {
    webkitShowPlaybackTargetPicker: vi.fn(),
    webkitCurrentPlaybackTargetIsWireless: false,
  });
  const available = (availability: string) =>
    video.dispatchEvent(
      Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }),
    );
  const wireless = (isWireless: boolean) => {
    video.webkitCurrentPlaybackTargetIsWireless = isWireless;
    video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
  };
  return { video, available, wireless };
}

const CASTER = 7;

describe('watchScreens with the Remote Playback API', () => {
  it('a screen is offered while it is in reach, and reported connected until it is left', async () => {
    let emit: (isThere: boolean) => void = () => undefined;
    const { video, remote, to } = remoteVideo(async (report) => {
      emit = report;
      return CASTER;
    });
    const { known, stop } = watch(video);
    emit(true);
    expect(known).toEqual({ isAvailable: true, isOn: false });
    to('connecting', 'connecting');
    expect(known.isOn).toBe(false);
    to('connected', 'connect');
    expect(known.isOn).toBe(true);
    to('disconnected', 'disconnect');
    emit(false);
    expect(known).toEqual({ isAvailable: false, isOn: false });
    stop();
    to('connected', 'connect');
    expect(known.isOn).toBe(false);
    await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(CASTER));
  });

  it('no screen is offered where the browser cannot watch for screens, and one is known at once where it plays there already', async () => {
    const { video, remote } = remoteVideo(() => Promise.reject(new DOMException('no', 'NotSupportedError')));
    remote.state = 'connected';
    const { known, stop } = watch(video);
    expect(known).toEqual({ isAvailable: false, isOn: true });
    stop();
    await Promise.resolve();
    expect(remote.cancelWatchAvailability).not.toHaveBeenCalled();
  });

  it('a screen is chosen by the browser, and a choice that is not made breaks nothing', async () => {
    const { video, remote } = remoteVideo(async () => CASTER);
    remote.prompt.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    chooseScreen(video as unknown as HTMLVideoElement);
    expect(remote.prompt).toHaveBeenCalledOnce();
    await Promise.resolve();
  });
});

describe('watchScreens with AirPlay', () => {
  it('AirPlay is offered while there is a receiver, and reported on while the picture is there', () => {
    const { video, available, wireless } = airPlayVideo();
    const { known, stop } = watch(video);
    expect(known).toEqual({ isAvailable: false, isOn: false });
    available('available');
    expect(known.isAvailable).toBe(true);
    wireless(true);
    expect(known.isOn).toBe(true);
    wireless(false);
    available('not-available');
    expect(known).toEqual({ isAvailable: false, isOn: false });
    stop();
    available('available');
    expect(known.isAvailable).toBe(false);
  });

  it('AirPlay comes before the standard where a browser has both, and opens the picker of the system', () => {
    const { video } = airPlayVideo();
    const prompt = vi.fn();
    const both = Object.assign(video, { remote: { prompt, watchAvailability: prompt } });
    watch(both).stop();
    chooseScreen(both as unknown as HTMLVideoElement);
    expect(video.webkitShowPlaybackTargetPicker).toHaveBeenCalledOnce();
    expect(prompt).not.toHaveBeenCalled();
  });

  it('AirPlay is not offered in a browser that supports neither', () => {
    expect(watch({}).known).toEqual({ isAvailable: false, isOn: false });
  });
});
