import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { type BlockKey, isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { FetchedPage } from '#app/features/page-builder/fetched-page.tsx';
import { loadBlockGallery } from '#app/features/page-builder/gallery/load-gallery.server.ts';
import { thumbnailOf } from '#app/features/page-builder/gallery/thumbnails.ts';
import { VARIATIONS, type Variation } from '#app/features/page-builder/gallery/vary-sample.ts';
import { partsMeta, withParts } from '#app/features/page-builder/page-parts.ts';
import { DocumentContext } from '#app/features/shell/document-context.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';
import { isThemeName, themes } from '#app/features/themes/themes.ts';
import styles from './block-gallery.module.css';
import { requireDevelopment } from './player-gallery.server.ts';

export const handle = { i18n: ['home', 'catalogue', 'player', 'blocks'] };

/**
 * Every block with its sample, for brand owners to choose from and for eyes to review: `?block=` shows one, `?theme=` another
 * theme, `?vary=` what a block must bear. A deployed site has no such page.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireDevelopment(context);
  const asked = new URL(request.url).searchParams;
  const [block, theme, vary] = [asked.get('block') ?? '', asked.get('theme') ?? '', asked.get('vary')];
  const only = isBlockKey(block) ? block : null;
  const variation = VARIATIONS.find((name) => name === vary) ?? 'sample';
  return {
    only,
    variation,
    theme: isThemeName(theme) ? theme : null,
    ...(await loadBlockGallery(context, only, variation)),
  };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withParts(serverLoader<typeof loader>());
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: 'Blocks' },
  { name: 'robots', content: 'noindex' },
  ...(data ? partsMeta(data.parts) : []),
];

export default function BlockGallery() {
  const { only, variation, theme, examples } = useLoaderData<typeof loader>();
  const { nonce } = useContext(DocumentContext);
  return (
    <div className={styles.gallery}>
      {theme ? (
        <style nonce={nonce} suppressHydrationWarning>
          {toThemeStyle({ name: theme })}
        </style>
      ) : null}
      <h1 className={styles.title}>Blocks</h1>
      <Choices only={only} theme={theme} variation={variation} />
      {only ? null : (
        <ul className={styles.index}>
          {examples.map(({ block: { key } }) => (
            <li key={key}>
              <a href={galleryHref({ only: key, theme, variation })} className={styles.choice}>
                <img src={thumbnailOf(key)} alt="" width={160} height={100} className={styles.thumbnail} />
                {key}
              </a>
            </li>
          ))}
        </ul>
      )}
      {examples.map(({ block, images }) => (
        <section key={block.key} aria-label={block.key} className={styles.example}>
          <p className={styles.name}>
            {block.key}
            {images.map(({ field, width, height }) => ` · ${field} ${width}x${height}`)}
          </p>
          <FetchedPage title={null} blocks={[block]} />
        </section>
      ))}
    </div>
  );
}

interface Asked {
  only: BlockKey | null;
  theme: string | null;
  variation: Variation;
}

function Choices({ only, theme, variation }: Asked) {
  const themed = [null, ...Object.keys(themes)].map((name) => ({
    label: name ?? 'Own theme',
    href: galleryHref({ only, theme: name, variation }),
    isCurrent: name === theme,
  }));
  const varied = VARIATIONS.map((name) => ({
    label: name,
    href: galleryHref({ only, theme, variation: name }),
    isCurrent: name === variation,
  }));
  return [themed, varied].map((choices) => (
    <nav key={choices[0]?.label} aria-label={choices[0]?.label ?? ''} className={styles.choices}>
      {choices.map(({ label, href, isCurrent }) => (
        <a key={label} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  ));
}

function galleryHref({ only, theme, variation }: Asked): string {
  return paths.blockGallery({}, { block: only, theme, vary: variation === 'sample' ? null : variation });
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
