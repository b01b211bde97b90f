import type { Thumbnail } from '#app/features/playback/engine/engine.ts';
import { createImageSizes, type ImageSize } from './image-size.ts';
import type { ShakaPlayer } from './shaka-types.ts';

/**
 * The preview pictures of a film: of the track at `url`, else of the manifest's own. Fetched with the first
 * thumbnail.
 */
export function createThumbnails(player: ShakaPlayer, url: string | undefined) {
  let added: Promise<number | null> | null = null;
  const sizeOf = createImageSizes();
  return async (seconds: number): Promise<Thumbnail | null> => {
    added ??= addThumbnails(player, url);
    const trackId = await added;
    if (trackId === null) return null;
    return toThumbnail(await player.getThumbnails(trackId, seconds), sizeOf);
  };
}

/** A preview that cannot be had is no reason to fail: then the seek bar shows times only. */
function addThumbnails(player: ShakaPlayer, url: string | undefined): Promise<number | null> {
  if (!url) return Promise.resolve(player.getImageTracks()[0]?.id ?? null);
  return player.addThumbnailsTrack(url, 'text/vtt').then(
    (track) => track.id,
    () => null,
  );
}

async function toThumbnail(
  thumbnail: Awaited<ReturnType<ShakaPlayer['getThumbnails']>>,
  sizeOf: (url: string) => Promise<ImageSize>,
): Promise<Thumbnail | null> {
  const url = thumbnail?.uris[0]?.split('#')[0];
  if (!thumbnail || !url) return null;
  const image = await sizeOf(url);
  return {
    url,
    x: thumbnail.positionX,
    y: thumbnail.positionY,
    width: thumbnail.width,
    height: thumbnail.height,
    imageWidth: image.width,
    imageHeight: image.height,
  };
}
