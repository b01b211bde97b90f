import { type Fit, fitOf, type Size, wantedSize } from '#app/domain/picture-fit.ts';
import type { FieldOf } from '#app/features/page-builder/edit/fields/form-field.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import { segmentsOf, valueAt } from '#app/lib/edit-document/way.ts';

/** What a picture's place wants, and whether what lies there is enough. */
export interface PictureHint {
  wanted: Size;
  /** Null where nothing lies there, or it is not loaded. */
  picture: Size | null;
  fit: Fit | null;
}

/** A key names its largest file: `a.w1600.webp`. */
const RUNG_WIDTH = /\.w(\d+)\.(?:webp|jpg)$/;

/** Null where the field wants no size. `drawn` is what the browser has loaded for it, of any of its files. */
export function pictureHint(
  sizes: FieldOf<'picture'>['sizes'],
  { block: { data }, way, drawn }: { block: Pick<EditedBlock, 'data'>; way: string; drawn: Size | null },
): PictureHint | null {
  const segments = segmentsOf(way) ?? [];
  const textAt = (path: readonly string[]) => {
    const value = valueAt(data, path)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  // What a card is as wide as lies beside its pictures.
  const card = segments.slice(0, segments.findLastIndex((segment) => segment.startsWith('#')) + 1);
  const wanted = wantedSize(sizes, textAt([...card, 'size']));
  if (!wanted) return null;
  const picture = drawn && sizeOf(textAt(segments) ?? '', drawn);
  return { wanted, picture, fit: picture && fitOf(picture, wanted) };
}

function sizeOf(key: string, drawn: Size): Size {
  const width = Number(RUNG_WIDTH.exec(key)?.[1] ?? drawn.width);
  return { width, height: Math.round((drawn.height / drawn.width) * width) };
}
