import { type Asset, masterPlaylist, mediaPlaylist, type Rendition } from '#cli/film/packaging/playlists.ts';
import type { ComposedFile } from './composed-file.ts';
import { readAsset, TILE_SECONDS, withoutCard } from './scenes.ts';

/** What the assets of streams are called: their packaged film, behind this. */
export const LIVE_PREFIX = 'live-';

/** What a stream loops for ever: a packaged film's scenes, and never the card of a film. */
export async function liveLoop(brand: string, scenes: string): Promise<ComposedFile[]> {
  const packaged = await readAsset(brand, scenes);
  const id = `${LIVE_PREFIX}${scenes}`;
  const encode = (text: string) => new TextEncoder().encode(text);
  const files: ComposedFile[] = [];
  const renditions: Rendition[] = [];
  for (const rendition of packaged.renditions) {
    const { bytes, initLength, fragments } = await withoutCard(brand, scenes, rendition.height);
    const segments = fragments.map((fragment) => ({ ...fragment, duration: TILE_SECONDS }));
    const loop = { ...rendition, init: { offset: 0, length: initLength }, segments };
    renditions.push(loop);
    files.push({ key: `media/${id}/${loop.file}`, bytes });
    files.push({ key: `media/${id}/${loop.playlist}`, bytes: encode(mediaPlaylist(loop)) });
  }
  const duration = (renditions[0]?.segments.length ?? 0) * TILE_SECONDS;
  const asset: Asset = { ...packaged, asset: id, duration, renditions, subtitles: [] };
  return [
    ...files,
    { key: `media/${id}/asset.json`, bytes: encode(JSON.stringify(asset)) },
    { key: `media/${id}/master.m3u8`, bytes: encode(masterPlaylist(asset)) },
  ];
}
