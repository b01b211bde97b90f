/** The first grapheme: a flag or a family emoji is one. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment.toLocaleUpperCase() ?? '?';
}
