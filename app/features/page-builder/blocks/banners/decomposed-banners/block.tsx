import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { GroupHead, itemLevel } from '#app/features/page-builder/shared/group-head.tsx';
import { type GroupView, groupLabelOf } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export function DecomposedBanners({ view, isFirst }: BlockProps<GroupView>) {
  return (
    <section className={styles.banner} aria-label={groupLabelOf(view)}>
      <GroupHead words={view.words} />
      <ul className={styles.slices}>
        {view.items.map(({ image, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
          <li key={index} className={styles.slice} data-on-picture>
            <BlockPicture
              image={image}
              sizes="(width < 576px) 50vw, 40vw"
              isFirst={isFirst && index === 0}
              className={styles.picture}
            />
            <Words words={words} level={itemLevel(view)} variant="secondary" className={styles.words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
