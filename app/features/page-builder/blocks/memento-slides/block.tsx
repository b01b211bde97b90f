import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/parts/block-picture.tsx';
import { GroupHead, itemLevel } from '#app/features/page-builder/parts/group-head.tsx';
import { type GroupView, groupLabelOf } from '#app/features/page-builder/parts/panel.ts';
import { Words } from '#app/features/page-builder/parts/words.tsx';
import { Scroller } from '#app/ui/scroller.tsx';
import styles from './block.module.css';

export function MementoSlides({ view, isFirst }: BlockProps<GroupView>) {
  const { t } = useTranslation('catalogue');
  const label = groupLabelOf(view);
  const name = view.words.heading ?? label ?? '';
  return (
    <section className={styles.memories} aria-label={label}>
      <div className={styles.head}>
        <GroupHead words={view.words} />
      </div>
      <Scroller
        fit="broad"
        label={name}
        previousLabel={t('scroll_previous', { name })}
        nextLabel={t('scroll_next', { name })}
      >
        {view.items.map(({ image, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
          <li key={index} className={styles.print}>
            <BlockPicture
              image={image}
              kind="card"
              sizes="(width < 576px) 46vw, 24vw"
              isFirst={isFirst && index === 0}
              className={styles.picture}
            />
            <Words words={words} level={itemLevel(view)} className={styles.words} />
          </li>
        ))}
      </Scroller>
    </section>
  );
}
