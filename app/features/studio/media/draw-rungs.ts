import { MAX_UPLOAD_BYTES, PICTURE_RUNGS, type PictureRung, RUNG_NAMES } from '#app/contract/uploads.ts';

/** Tried in this order until a rung is small enough. */
const QUALITIES = [0.82, 0.65, 0.45];

export interface DrawnRung {
  rung: PictureRung;
  file: Blob;
}

/**
 * In the browser: a picture in all sizes that the site draws, upright, none larger than it is itself. Rejects for what
 * the browser cannot draw.
 */
export async function drawRungs(file: Blob): Promise<DrawnRung[]> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const drawn: DrawnRung[] = [];
    // One after the other: each takes the memory of a picture.
    for (const rung of RUNG_NAMES) drawn.push({ rung, file: await drawRung(picture, rung) });
    // All of one type, as they share the key's ending.
    if (new Set(drawn.map((each) => each.file.type)).size !== 1) throw new Error('The rungs differ in type');
    return drawn;
  } finally {
    picture.close();
  }
}

interface Area {
  width: number;
  height: number;
}

async function drawRung(picture: ImageBitmap, rung: PictureRung): Promise<Blob> {
  const box: { width: number; height?: number } = PICTURE_RUNGS[rung];
  const part = box.height ? cropOf(picture, box.width / box.height) : picture;
  const scale = Math.min(1, box.width / part.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('There is no canvas to draw on');
  brush.imageSmoothingQuality = 'high';
  const [left, top] = [(picture.width - part.width) / 2, (picture.height - part.height) / 2];
  brush.drawImage(picture, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob.size <= MAX_UPLOAD_BYTES) return blob;
  }
  throw new Error(`${rung} is too large`);
}

/** The largest part of that proportion. */
function cropOf({ width, height }: Area, proportion: number): Area {
  return {
    width: Math.min(width, height * proportion),
    height: Math.min(height, width / proportion),
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
