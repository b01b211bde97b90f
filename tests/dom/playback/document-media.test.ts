import { afterEach, describe, expect, it } from 'vitest';
import { isPlayableHere } from '#app/features/playback/engine/document-media.ts';
import { MEDIA_META_NAME } from '#app/features/playback/media-meta.ts';

afterEach(() => document.head.replaceChildren());

/** As the server wrote it into the document. */
function allowIn(content: string) {
  document.head.innerHTML = `<meta name="${MEDIA_META_NAME}" content="${content}">`;
}

describe('isPlayableHere', () => {
  it('a source plays in a document that came with its origin, and only there', () => {
    allowIn('https://assets.example https://cdn.example:8443');
    expect(isPlayableHere({ url: 'https://cdn.example:8443/film.m3u8' })).toBe(true);
    expect(isPlayableHere({ url: 'https://assets.example/film.m3u8' })).toBe(true);
    expect(isPlayableHere({ url: `${location.origin}/film.m3u8` })).toBe(true);
    expect(isPlayableHere({ url: 'https://cdn.example/film.m3u8' })).toBe(false);
  });

  it('a source that no document may play is left to the player', () => {
    allowIn('https://assets.example');
    for (const url of ['http://cdn.example/film.m3u8', 'https://10.0.0.1/film.m3u8', 'nonsense'])
      expect(isPlayableHere({ url }), url).toBe(true);
  });

  it('where the brand’s record names the hosts, no document has others', () => {
    expect(isPlayableHere({ url: 'https://cdn.example/film.m3u8' })).toBe(true);
  });
});
