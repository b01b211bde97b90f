import { useState } from 'react';
import { toHex } from '#app/domain/themes/colour.ts';
import { dominantColour } from '#app/features/themes/dominant-colour.ts';

/** A logo's colours are the same in small. */
const SIDE = 64;

/** Takes the colour of a logo, which a browser can read where its host allows that; null once it could not. */
export function useLogoColour(src: string, onColour: (colour: string) => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const read = async () => {
    const colour = await readColour(src).catch(() => null);
    setHasFailed(colour === null);
    if (colour !== null) onColour(colour);
  };
  return { read, hasFailed };
}

async function readColour(src: string): Promise<string | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(image, 0, 0, SIDE, SIDE);
  const colour = drawing && dominantColour(drawing.getImageData(0, 0, SIDE, SIDE).data);
  return colour && toHex(colour);
}
