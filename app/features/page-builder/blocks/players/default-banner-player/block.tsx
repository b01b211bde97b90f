import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AwaitFeatured } from '#app/features/page-builder/shared/await-featured.tsx';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import type { FeaturedBlockView } from '#app/features/page-builder/shared/featured-data.ts';
import { labelOf } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import { FeaturedPlayer } from '#app/features/playback/hosts/featured/featured-player.tsx';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import styles from './block.module.css';

export function DefaultBannerPlayer({ view, loaded, isFirst }: BlockProps<FeaturedBlockView, FeaturedView>) {
  const { image, words } = view;
  return (
    <AwaitFeatured featured={loaded}>
      {(featured) => (
        <section
          className={styles.banner}
          aria-label={labelOf(words) ?? (words.heading ? undefined : featured?.title)}
        >
          <div className={styles.stage}>
            <BlockPicture image={image ?? featured?.image} sizes="100vw" isFirst={isFirst} />
            {featured ? <FeaturedPlayer view={featured} isWatermarked /> : null}
          </div>
          <Words words={words} className={styles.words} />
        </section>
      )}
    </AwaitFeatured>
  );
}
