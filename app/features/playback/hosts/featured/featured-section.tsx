import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { FeaturedPlayer } from './featured-player.tsx';
import styles from './featured-section.module.css';
import { type FeaturedText, hasText } from './featured-text.ts';
import type { FeaturedView } from './featured-view.ts';

/** A picture that plays, with a text panel beside it where the block has a text (page-builder.md §2). */
export function FeaturedSection({
  view,
  image,
  words,
  aligned = 'LEFT',
  isFirst,
}: {
  /** Null where it cannot be had now: then there is the picture. */
  view: FeaturedView | null;
  /** Key of the block's own picture; else the title's. */
  image?: string | null | undefined;
  words: FeaturedText;
  /** The picture's side. */
  aligned?: string | undefined;
  /** Of its page: the picture is fetched before others. */
  isFirst?: boolean | undefined;
}) {
  const source = toPictureSource(image || view?.image, useAssetOrigin(), 'stage');
  const { title, heading_1, heading_2, description } = words;
  return (
    <section
      className={styles.section}
      data-aligned={aligned}
      data-alone={hasText(words) ? undefined : true}
      aria-label={heading_1?.trim() || title?.trim() || view?.title}
    >
      <div className={styles.box}>
        <Picture source={source} shape="fill" sizes="(width < 576px) 100vw, 60vw" priority={isFirst} />
        {view ? <FeaturedPlayer view={view} /> : null}
      </div>
      {hasText(words) ? (
        <div className={styles.words}>
          {title?.trim() ? (
            <p className={styles.title} dir="auto">
              {title}
            </p>
          ) : null}
          {heading_1?.trim() ? <h2 dir="auto">{heading_1}</h2> : null}
          {heading_2?.trim() ? (
            <p className={styles.second} dir="auto">
              {heading_2}
            </p>
          ) : null}
          {description?.trim() ? <p dir="auto">{description}</p> : null}
        </div>
      ) : null}
    </section>
  );
}
