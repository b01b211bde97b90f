import { isInArabicScript } from '#app/features/i18n/arabic-script.ts';
import arabic from '#app/styles/fonts/rubik-arabic.woff2?url';
import latin from '#app/styles/fonts/rubik-latin.woff2?url';

/**
 * The faces that the page's language needs, preloaded before the style sheets are parsed. For the start of the
 * body: Chrome draws nothing for 50 ms where a head preloads a font (docs/decisions/054).
 */
export function FontPreload({ language }: { language: string }) {
  const isArabic = isInArabicScript(language);
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={latin} crossOrigin="anonymous" />
      {isArabic ? (
        <link rel="preload" as="font" type="font/woff2" href={arabic} crossOrigin="anonymous" />
      ) : null}
    </>
  );
}
