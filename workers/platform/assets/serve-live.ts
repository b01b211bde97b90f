import { type AssetDescription, readDescription } from './asset-description.ts';
import { contentTypeOf } from './content-types.ts';
import { ASSET_HEADERS, errorResponse } from './error-response.ts';
import { liveMaster, livePlaylist } from './live-playlist.ts';
import type { RangeReader } from './range-reader.ts';
import { serveObject } from './serve-object.ts';

interface LiveRequest {
  request: Request;
  media: R2Bucket;
  /** `<account>/`. */
  objectRoot: string;
  /** `live/<asset>/<file>`. */
  key: string;
  moment: Date;
  secondsLeft: number;
  reader: RangeReader | undefined;
}

/** Playlists come from the clock; the segments that they name are the looped asset's own. */
export async function serveLive(live: LiveRequest): Promise<Response> {
  const { request, media, objectRoot, key, moment, secondsLeft, reader } = live;
  const [, asset = '', ...rest] = key.split('/');
  const file = rest.join('/');
  const assetRoot = `${objectRoot}media/${asset}/`;
  if (!file.endsWith('.m3u8')) {
    const lifetime = { cacheControl: `private, max-age=${secondsLeft}` };
    return serveObject(request, media, assetRoot + file, lifetime, reader);
  }
  const description = await readDescription(media, `${assetRoot}asset.json`, moment);
  const playlist = description && playlistOf(description, file, moment.getTime());
  if (!playlist) return errorResponse(404, 'Not found');
  const headers = {
    ...ASSET_HEADERS,
    'content-type': contentTypeOf(key),
    'cache-control': file === 'master.m3u8' ? 'private, max-age=60' : 'private, max-age=1',
  };
  return new Response(request.method === 'HEAD' ? null : playlist, { headers });
}

function playlistOf(description: AssetDescription, file: string, nowMs: number): string | null {
  if (file === 'master.m3u8') return liveMaster(description);
  const rendition = description.renditions.find(({ height }) => file === `${height}.m3u8`);
  return rendition ? livePlaylist(rendition, nowMs) : null;
}
