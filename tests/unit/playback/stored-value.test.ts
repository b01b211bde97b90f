import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bandwidthMemory, startBandwidthBps } from '#app/features/playback/engine/stored-bandwidth.ts';
import {
  captionsMemory,
  findCaptions,
  initialCaptions,
} from '#app/features/playback/player/state/captions-choice.ts';
import { volumeMemory } from '#app/features/playback/player/state/stored-volume.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('memory between films', () => {
  it('gives back what was kept', () => {
    captionsMemory.keep({ on: true, language: 'ar' });
    volumeMemory.keep({ volume: 0.4, muted: true });
    bandwidthMemory.keep(2_000_000);
    expect(captionsMemory.recall()).toEqual({ on: true, language: 'ar' });
    expect(volumeMemory.recall()).toEqual({ volume: 0.4, muted: true });
    expect(bandwidthMemory.recall()).toBe(2_000_000);
  });

  it.each(['', 'null', '{', '[]', '{"on":1,"language":"en"}', '{"volume":2,"muted":false}', '-1', '"x"'])(
    'has no memory of %s',
    (text) => {
      for (const key of ['player.captions', 'player.volume', 'player.bandwidth']) stored.set(key, text);
      expect(captionsMemory.recall()).toBeNull();
      expect(volumeMemory.recall()).toBeNull();
      expect(bandwidthMemory.recall()).toBeNull();
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => volumeMemory.keep({ volume: 1, muted: false })).not.toThrow();
    expect(volumeMemory.recall()).toBeNull();
  });
});

describe('start bandwidth', () => {
  it('is careful with the last session', () => {
    expect(startBandwidthBps(2_000_000)).toBe(1_400_000);
  });

  it('is low without one', () => {
    expect(startBandwidthBps(null)).toBe(500_000);
  });
});

describe('choosing captions', () => {
  const tracks = [
    { id: '1', language: 'en' },
    { id: '2', language: 'es' },
    { id: '3', language: 'ar' },
  ];

  it('starts without unless they were left on', () => {
    expect(initialCaptions(tracks, null, 'en')).toBeNull();
    expect(initialCaptions(tracks, { on: false, language: 'es' }, 'en')).toBeNull();
    expect(initialCaptions(tracks, { on: true, language: 'es' }, 'en')?.id).toBe('2');
  });

  it('takes the remembered language, its base, the page, then the first', () => {
    expect(findCaptions(tracks, 'es-MX', 'en')?.id).toBe('2');
    expect(findCaptions(tracks, 'fr', 'ar')?.id).toBe('3');
    expect(findCaptions(tracks, null, 'de')?.id).toBe('1');
    expect(findCaptions([], 'es', 'en')).toBeNull();
  });
});
