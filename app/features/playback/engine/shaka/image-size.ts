export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Loads pictures and measures them, each once; a sprite's track has the sizes of its frames, not that of the
 * sprite.
 */
export function createImageSizes() {
  const sizes = new Map<string, Promise<ImageSize>>();
  return (url: string): Promise<ImageSize> => {
    const known = sizes.get(url);
    if (known) return known;
    const size = load(url);
    sizes.set(url, size);
    return size;
  };
}

async function load(url: string): Promise<ImageSize> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
