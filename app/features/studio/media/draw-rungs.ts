import { MAX_UPLOAD_BYTES, PICTURE_RUNGS, type PictureRung, RUNG_NAMES } from '#app/contract/uploads.ts';

/** Tried in this order until a rung is small enough. */
const QUALITIES = [0.82, 0.65, 0.45];

export interface DrawnRung {
  rung: PictureRung;
  file: Blob;
}

/** Of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * In the browser: a picture, or an area of it, in all sizes that the site draws, upright, none larger than it is itself.
 * Rejects for what the browser cannot draw.
 */
export async function drawRungs(file: Blob, area: Area | null = null): Promise<DrawnRung[]> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = picture;
  const shown = area ?? { left: 0, top: 0, width, height };
  try {
    const drawn: DrawnRung[] = [];
    // One after the other: each takes the memory of a picture.
    for (const rung of RUNG_NAMES) drawn.push({ rung, file: await drawRung(picture, shown, rung) });
    // All of one type, as they share the key's ending.
    if (new Set(drawn.map((each) => each.file.type)).size !== 1) throw new Error('The rungs differ in type');
    return drawn;
  } finally {
    picture.close();
  }
}

async function drawRung(picture: ImageBitmap, shown: Area, rung: PictureRung): Promise<Blob> {
  const box: { width: number; height?: number } = PICTURE_RUNGS[rung];
  const { left, top, width, height } = box.height ? cropOf(shown, box.width / box.height) : shown;
  const scale = Math.min(1, box.width / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('There is no canvas to draw on');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob.size <= MAX_UPLOAD_BYTES) return blob;
  }
  throw new Error(`${rung} is too large`);
}

/** The largest area of that proportion, in the middle. */
function cropOf(shown: Area, proportion: number): Area {
  const width = Math.min(shown.width, shown.height * proportion);
  const height = Math.min(shown.height, shown.width / proportion);
  return {
    left: shown.left + (shown.width - width) / 2,
    top: shown.top + (shown.height - height) / 2,
    width,
    height,
  };
}

/** JPEG where the browser draws no WebP, as Safari: it answers PNG then. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(`No ${type} was drawn`)));
    canvas.toBlob(done, type, quality);
  });
}
