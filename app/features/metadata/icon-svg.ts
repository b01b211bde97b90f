import { escapeXml } from './sitemap/xml.ts';

const SIZE = 512;
/** Maskable icons may be cut to the circle of 80 %: a letter of half the height is well inside of it. */
const LETTER_SIZE = SIZE / 2;

/** A brand's icon: the first letter of its name in its own colours, square and of any size. */
export function toIconSvg(title: string, colours: { brand: string; onBrand: string }): string {
  const middle = SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" fill="${escapeXml(colours.brand)}"/>` +
    `<text x="${middle}" y="${middle}" fill="${escapeXml(colours.onBrand)}" font-family="system-ui,sans-serif" ` +
    `font-size="${LETTER_SIZE}" font-weight="700" text-anchor="middle" dominant-baseline="central">` +
    `${escapeXml(firstLetterOf(title))}</text></svg>`
  );
}

/** As readers see it: an emoji or a letter with its marks is one. */
function firstLetterOf(title: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
