import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS, failureOf } from '#app/features/playback/engine/failure.ts';
import { SHAKA_CODES as CODES, shakaError as errorOf } from './shaka-codes.ts';

const OF_MEDIA = CODES.filter(({ code }) => code < 7000);
const OF_OTHERS = CODES.filter(({ code }) => code >= 7000);

describe('failureOf', () => {
  it('every error is read from the media library', () => {
    expect(CODES.length).toBeGreaterThan(120);
    expect(CODES).toContainEqual({ name: 'BAD_HTTP_STATUS', code: 1001 });
  });

  it.each(OF_MEDIA)('$name ($code) has a kind of its own', ({ code }) => {
    const kind = failureOf(errorOf(code), true);
    expect(FAILURE_KINDS).toContain(kind);
    expect(kind).not.toBe('unknown');
  });

  // Casting, storage, advertisements and the library's own use, none of which a viewer can mend.
  it.each(OF_OTHERS)('$name ($code) is a failure of unknown kind', ({ code }) => {
    expect(failureOf(errorOf(code), true)).toBe('unknown');
  });

  it('the connection is at fault for what it did while offline', () => {
    const kinds = new Map(OF_MEDIA.map(({ name, code }) => [name, failureOf(errorOf(code), false)]));
    expect(kinds.get('HTTP_ERROR')).toBe('offline');
    expect(kinds.get('TIMEOUT')).toBe('offline');
    expect(kinds.get('HLS_PLAYLIST_HEADER_MISSING')).toBe('damaged');
  });

  it('a code and a category of a later version are failures too', () => {
    expect(failureOf(errorOf(4999), true)).toBe('damaged');
    expect(failureOf(errorOf(99_001), true)).toBe('unknown');
  });
});
