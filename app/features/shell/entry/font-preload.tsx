import arabic from '#app/styles/fonts/rubik-arabic.woff2?url';
import latin from '#app/styles/fonts/rubik-latin.woff2?url';

/** Languages. */
export const ARABIC_SCRIPT: ReadonlySet<string> = new Set(['ar', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug']);

/**
 * The faces that the page's language needs, preloaded before the style sheets are parsed. For the start of the
 * body: Chrome draws nothing for 50 ms where a head preloads a font (docs/decisions/054).
 */
export function FontPreload({ language }: { language: string }) {
  const isArabic = ARABIC_SCRIPT.has(language.split('-')[0] ?? '');
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={latin} crossOrigin="anonymous" />
      {isArabic ? (
        <link rel="preload" as="font" type="font/woff2" href={arabic} crossOrigin="anonymous" />
      ) : null}
    </>
  );
}
