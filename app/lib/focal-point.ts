/** What a crop of a picture shows: per cent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** What a crop shows of a picture without a point of its own. */
export const CENTRE: FocalPoint = { x: 50, y: 50 };

/** Before the size and the ending: `hero.f35-20.w1600.webp`, `logo.f0-50.png`. */
const FOCAL = /\.f(\d\d?|100)-(\d\d?|100)(?=(?:\.[wp]\d+|\.original)?\.\w+$)/;

/** A key as blocks name it, apart: the file's own key, and the point of this use of it (edit-mode.md §9). */
export function splitFocalPoint(key: string): { fileKey: string; focalPoint: FocalPoint | null } {
  const match = FOCAL.exec(key);
  if (!match) return { fileKey: key, focalPoint: null };
  return { fileKey: key.replace(FOCAL, ''), focalPoint: { x: Number(match[1]), y: Number(match[2]) } };
}

/** The key of a file with a point of its own; the centre, which is what a crop shows anyway, takes it away. */
export function withFocalPoint(key: string, { x, y }: FocalPoint): string {
  const { fileKey } = splitFocalPoint(key);
  if (x === CENTRE.x && y === CENTRE.y) return fileKey;
  return fileKey.replace(/(?=(?:\.[wp]\d+|\.original)?\.\w+$)/, `.f${x}-${y}`);
}
