/** A featured block's text, by the names of its data (page-builder.md §3). */
export interface FeaturedText {
  /** Rendered above the others; alone it is no reason for a panel. */
  title?: string | null | undefined;
  heading_1?: string | null | undefined;
  heading_2?: string | null | undefined;
  description?: string | null | undefined;
}

/** page-builder.md §2: the panel shows only if one of them is not blank. */
export function hasText({ heading_1, heading_2, description }: FeaturedText): boolean {
  return [heading_1, heading_2, description].some((text) => Boolean(text?.trim()));
}
