/**
 * Where a block may be given a style of layout, and which (page-builder.md §3: `config` maps positions to
 * styles).
 */
export const LAYOUT_STYLES = {
  /** The space above and below. */
  top: ['none', 'tight', 'normal', 'wide'],
  bottom: ['none', 'tight', 'normal', 'wide'],
  /** From the page's edge to its edge, or within its margins. */
  inline: ['full', 'page', 'narrow'],
  /** What lies behind it. */
  surface: ['plain', 'raised', 'brand'],
} as const;

type Position = keyof typeof LAYOUT_STYLES;
export type BlockLayout = { readonly [P in Position]?: (typeof LAYOUT_STYLES)[P][number] };

/** A component's `config`; positions and styles that nobody knows are left out. */
export function toBlockLayout(config: Readonly<Record<string, unknown>> | null | undefined): BlockLayout {
  if (!config) return {};
  const known = Object.entries(LAYOUT_STYLES).filter(([position, styles]) =>
    styles.some((style) => style === config[position]),
  );
  return Object.fromEntries(known.map(([position]) => [position, config[position]]));
}
