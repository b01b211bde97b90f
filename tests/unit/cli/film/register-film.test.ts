import { describe, expect, test } from 'vitest';
import { registerFilm } from '#cli/film/register-film.ts';

const film = (assetId: string) => ({ assetId, durationSeconds: 60, heights: [360], captions: [], files: [] });
const keysOf = (assetId: string) => ({
  trailer: `public/trailer/${assetId}/hls/video/360_index.m3u8`,
  poster: `images/titles/${assetId}.w1280.webp`,
  thumbnail: `images/titles/${assetId}.w640.webp`,
});

/** The title as it is written when this film is added to it. */
async function titleAfter(value: object, assetId: string) {
  let written: unknown;
  const respond = (data: object) => {
    const text = JSON.stringify({ data });
    return { status: 200, text, bytes: Buffer.from(text) };
  };
  await registerFilm({
    accountId: 'acc_harbor',
    film: film(assetId),
    titleId: 'lights',
    request: async (method, _path, body) => {
      if (method === 'GET') return respond({ entities: [{ id: 'lights', digest: 'd', value }] });
      const { changes } = body as { changes: { kind: string; value: unknown }[] };
      written = changes.find(({ kind }) => kind === 'title')?.value;
      return respond({ results: [{ kind: 'title', id: 'lights', result: 'changed' }] });
    },
  });
  return written;
}

describe('a title that plays another film', () => {
  test('keeps the trailer, poster and thumbnail that are its own', async () => {
    const own = { trailer: 'public/own.m3u8', poster: 'images/own.webp', thumbnail: 'images/small.webp' };
    expect(await titleAfter({ ...own, asset: 'lights-1' }, 'lights-2')).toMatchObject(own);
  });

  test('has those of the new film where it had those of the former one, or none', async () => {
    const former = { ...keysOf('lights-1'), asset: 'lights-1' };
    expect(await titleAfter(former, 'lights-2')).toMatchObject(keysOf('lights-2'));
    expect(await titleAfter({}, 'lights-2')).toMatchObject({ ...keysOf('lights-2'), asset: 'lights-2' });
    expect(await titleAfter(former, 'lights-1')).toMatchObject(keysOf('lights-1'));
  });
});
