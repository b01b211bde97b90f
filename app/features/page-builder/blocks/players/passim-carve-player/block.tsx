import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AwaitFeatured } from '#app/features/page-builder/shared/await-featured.tsx';
import type { FeaturedBlockView } from '#app/features/page-builder/shared/featured-data.ts';
import { FeaturedSection } from '#app/features/playback/hosts/featured/featured-section.tsx';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import styles from './block.module.css';

export function PassimCarvePlayer({ view, loaded, isFirst }: BlockProps<FeaturedBlockView, FeaturedView>) {
  const { image, words, side } = view;
  const { title, heading, second, text } = words;
  return (
    <div className={styles.block}>
      <AwaitFeatured featured={loaded}>
        {(featured) => (
          <FeaturedSection
            view={featured}
            image={image}
            words={{ title, heading_1: heading, heading_2: second, description: text }}
            aligned={side === 'start' ? 'LEFT' : 'RIGHT'}
            isFirst={isFirst}
          />
        )}
      </AwaitFeatured>
    </div>
  );
}
