import { describe, expect, it } from 'vitest';
import { assumesTrailers, titleTrailer } from '#app/features/playback/trailer/title-trailer.ts';

const USUAL_KEY = 'public/trailer/film%201/hls/video/360_index.m3u8';

describe('titleTrailer', () => {
  it('a named trailer is taken as it is named', () => {
    const film = { content_id: 'film 1', trailer: 'public/t.m3u8' };
    expect(titleTrailer(film, true)).toEqual({ key: 'public/t.m3u8', isNamed: true });
  });

  it('a backend of its own names no trailers, so the usual address is tried', () => {
    const isAssumed = assumesTrailers({ serviceUrls: { content: 'https://backend.example' } });
    expect(titleTrailer({ content_id: 'film 1' }, isAssumed)).toEqual({ key: USUAL_KEY, isNamed: false });
  });

  it('a title of our platform without a trailer has none', () => {
    const isAssumed = assumesTrailers({ serviceUrls: { payment: 'https://backend.example' } });
    expect(titleTrailer({ content_id: 'film 1' }, isAssumed)).toBeNull();
  });
});
