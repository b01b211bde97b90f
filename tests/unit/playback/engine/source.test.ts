import { describe, expect, it } from 'vitest';
import { toPlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { mimeTypeOf, sourceKindOf } from '#app/features/playback/engine/source.ts';

describe('sourceKindOf and mimeTypeOf', () => {
  it.each([
    ['https://a.example/master.m3u8', 'hls', 'application/vnd.apple.mpegurl'],
    ['https://a.example/signed/x/1/abc/master.M3U8?token=a.mp4', 'hls', 'application/vnd.apple.mpegurl'],
    ['https://a.example/manifest.mpd#t=3', 'dash', 'application/dash+xml'],
    ['https://a.example/360.mp4', 'progressive', 'video/mp4'],
    ['https://a.example/film.webm?x=.m3u8', 'progressive', 'video/webm'],
    ['https://a.example/play/12345', 'hls', 'application/vnd.apple.mpegurl'],
    ['/relative/film.m4v', 'progressive', 'video/mp4'],
  ])('the kind of %s is %s', (url, kind, type) => {
    expect(sourceKindOf(url)).toBe(kind);
    expect(mimeTypeOf(url)).toBe(type);
  });
});

describe('toPlaybackSource', () => {
  it('captions and preview pictures are separated', () => {
    const source = toPlaybackSource(
      'film',
      {
        signed_url: 'https://a.example/master.m3u8',
        tracks: [
          { src: '/en.vtt', lang: 'en', label: 'English', kind: 'captions' },
          { src: '/xx.vtt', label: 'Other', kind: 'subtitles' },
          { src: '/thumbs.vtt', label: '', kind: 'thumbnails' },
        ],
      },
      12,
    );
    expect(source.captions).toEqual([
      { src: '/en.vtt', language: 'en', label: 'English', kind: 'captions' },
      { src: '/xx.vtt', language: 'und', label: 'Other', kind: 'subtitles' },
    ]);
    expect(source.thumbnailsUrl).toBe('/thumbs.vtt');
    expect(source.startAtSeconds).toBe(12);
  });
});
