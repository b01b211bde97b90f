import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBandwidthBps, storedBandwidth } from '#app/features/playback/engine/stored-bandwidth.ts';
import {
  findCaptions,
  initialCaptions,
  storedCaptionsChoice,
} from '#app/features/playback/player/state/captions-choice.ts';
import { storedVolume } from '#app/features/playback/player/state/stored-volume.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('createStoredValue', () => {
  it('what was stored is returned', () => {
    storedCaptionsChoice.set({ on: true, language: 'ar' });
    storedVolume.set({ volume: 0.4, muted: true });
    storedBandwidth.set(2_000_000);
    expect(storedCaptionsChoice.get()).toEqual({ on: true, language: 'ar' });
    expect(storedVolume.get()).toEqual({ volume: 0.4, muted: true });
    expect(storedBandwidth.get()).toBe(2_000_000);
  });

  it.each(['', 'null', '{', '[]', '{"on":1,"language":"en"}', '{"volume":2,"muted":false}', '-1', '"x"'])(
    'nothing is returned for %s',
    (text) => {
      for (const key of ['player.captions', 'player.volume', 'player.bandwidth']) stored.set(key, text);
      expect(storedCaptionsChoice.get()).toBeNull();
      expect(storedVolume.get()).toBeNull();
      expect(storedBandwidth.get()).toBeNull();
    },
  );

  it('a missing storage throws nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => storedVolume.set({ volume: 1, muted: false })).not.toThrow();
    expect(storedVolume.get()).toBeNull();
  });
});

describe('startBandwidthBps', () => {
  it('the rate of the last session is lowered', () => {
    expect(startBandwidthBps(2_000_000)).toBe(1_400_000);
  });

  it('the rate is low without a last session', () => {
    expect(startBandwidthBps(null)).toBe(500_000);
  });
});

describe('initialCaptions', () => {
  const tracks = [
    { id: '1', language: 'en' },
    { id: '2', language: 'es' },
    { id: '3', language: 'ar' },
  ];

  it('captions are off unless they were left on', () => {
    expect(initialCaptions(tracks, null, 'en')).toBeNull();
    expect(initialCaptions(tracks, { on: false, language: 'es' }, 'en')).toBeNull();
    expect(initialCaptions(tracks, { on: true, language: 'es' }, 'en')?.id).toBe('2');
  });

  it('the stored language is taken, its base, the page’s, then the first', () => {
    expect(findCaptions(tracks, 'es-MX', 'en')?.id).toBe('2');
    expect(findCaptions(tracks, 'fr', 'ar')?.id).toBe('3');
    expect(findCaptions(tracks, null, 'de')?.id).toBe('1');
    expect(findCaptions([], 'es', 'en')).toBeNull();
  });
});
