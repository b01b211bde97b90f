import type { Surface } from '#app/domain/themes/logo-choice.ts';
import { isInArabicScript } from '#app/features/i18n/arabic-script.ts';
import { directionOf } from '#app/features/i18n/direction.ts';
import { OFFLINE_PATH, OFFLINE_WORKER_PATH } from '#app/features/links/offline.ts';
import { escapeXml } from '#app/features/metadata/sitemap/xml.ts';
import type { themeColours } from '#app/features/themes/theme-style.ts';
import arabic from '#app/styles/fonts/rubik-arabic.woff2?url';
import latin from '#app/styles/fonts/rubik-latin.woff2?url';

interface OfflinePage {
  brand: string;
  language: string;
  nonce: string;
  logoSrc: string;
  logoPlate?: Surface;
  colorScheme: 'dark' | 'light';
  colours: ReturnType<typeof themeColours>;
  texts: { title: string; text: string; retry: string };
}

const RETRY_MS = 5000;
/**
 * Loads the address again once the site responds: a network that comes up may lead nowhere yet, and one that was there all
 * the time brings no event. Nothing is loaded in place of where the viewer is going.
 */
const SCRIPT =
  `let timer=setTimeout(retry,${RETRY_MS}),leaves=false;async function retry(){clearTimeout(timer);` +
  `try{await fetch('${OFFLINE_WORKER_PATH}',{method:'HEAD',cache:'no-store'});if(!leaves)location.reload()}` +
  `catch{timer=setTimeout(retry,${RETRY_MS})}}` +
  "addEventListener('online',retry);addEventListener('beforeunload',()=>{leaves=true});" +
  // At its own address it is all that there is to load.
  `if(location.pathname==='${OFFLINE_PATH}')leaves=true`;

/**
 * A document of its own, at whatever address was not reached: nothing of the site's scripts, which would take that
 * address for theirs.
 */
export function toOfflinePage(page: OfflinePage): string {
  const { brand, language, nonce, logoSrc, logoPlate, colorScheme, colours } = page;
  const { title, text, retry } = page.texts;
  return (
    `<!doctype html><html lang="${escapeXml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<meta name="color-scheme" content="${colorScheme}"><meta name="theme-color" content="${colours.page}">` +
    `<meta name="robots" content="noindex"><title>${escapeXml(`${title} · ${brand}`)}</title>` +
    `<style nonce="${nonce}">${fontsOf(language)}${styleOf(colorScheme, colours)}</style></head><body><main>` +
    `<img${logoPlate ? ' class="plate"' : ''} src="${escapeXml(logoSrc)}" alt="${escapeXml(brand)}" width="132" height="40">` +
    `<h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>` +
    // The address that was not reached.
    `<a href="">${escapeXml(retry)}</a></main><script nonce="${nonce}">${SCRIPT}</script></body></html>`
  );
}

/** The worker stores them beforehand: no more than the page is written in. */
function fontsOf(language: string): string {
  const face = '@font-face{font-family:Rubik;font-weight:400 800;src:url';
  if (!isInArabicScript(language)) return `${face}(${latin})}`;
  return `${face}(${latin})}${face}(${arabic});unicode-range:U+600-6FF,U+FDFC,U+FE70-FEFF}`;
}

function styleOf(
  colorScheme: OfflinePage['colorScheme'],
  { page, text, muted, brand, onBrand }: OfflinePage['colours'],
): string {
  return (
    `:root{color-scheme:${colorScheme}}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;` +
    `background:${page};color:${text};font:1rem/1.5 Rubik,system-ui,sans-serif}` +
    'main{max-width:34rem;padding:2rem 1rem;text-align:center}' +
    'img{object-fit:contain;margin-block-end:2.5rem;font-weight:700;line-height:40px}' +
    // Where its logo is drawn for the other kind of surface.
    `.plate{padding:4px 10px;border-radius:8px;background:${text}}` +
    `h1{margin:0 0 .75rem;font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.15}p{margin:0 0 2rem;color:${muted}}` +
    `a{display:inline-block;min-height:44px;padding:0 1.75rem;border-radius:999px;background:${brand};color:${onBrand};` +
    `font-weight:600;line-height:44px;text-decoration:none}a:focus-visible{outline:3px solid ${text};outline-offset:3px}`
  );
}
