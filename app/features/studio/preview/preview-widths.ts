/** A phone, a tablet and a desk, in CSS pixels (edit-mode.md §10). */
export const PREVIEW_WIDTHS = [1440, 800, 390] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Null shows all of them. */
export function readPreviewWidth(text: string | null): PreviewWidth | null {
  return PREVIEW_WIDTHS.find((width) => String(width) === text) ?? null;
}
