import { directionOf } from '#app/features/i18n/direction.ts';
import { paths } from '#app/features/links/paths.ts';

interface ManifestBrand {
  title: string;
  description: string;
  language: string;
  colours: { page: string };
  /** Absolute, below the brand's own asset host. */
  logo: string;
}

/**
 * What a device needs to put the brand among its apps. Its logo may have any proportion, so the square icon
 * that home screens want is drawn of its colours and its first letter.
 */
export function toManifest({ title, description, language, colours, logo }: ManifestBrand) {
  return {
    id: paths.home(),
    name: title,
    short_name: title,
    ...(description ? { description } : {}),
    lang: language,
    dir: directionOf(language),
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    theme_color: colours.page,
    background_color: colours.page,
    categories: ['entertainment'],
    icons: [
      { src: paths.icon(), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: paths.icon(), sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: logo, sizes: 'any', type: 'image/png', purpose: 'any' },
    ],
  };
}
