import Radio from 'lucide-react/icons/radio';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { CardRow } from '#app/features/page-builder/shared/card-row.tsx';
import type { CardListView } from '#app/features/page-builder/shared/card-view.ts';
import styles from './block.module.css';

const LOOK = { className: styles.card, kind: 'card', sizes: '320px' } as const;

/** Classes that are live: flat cards on a ground of their own, with the live icon. */
export function LiveClassScroller({ view, isFirst }: BlockProps<CardListView>) {
  const icon = <Radio className={styles.live} aria-hidden="true" />;
  return (
    <CardRow
      view={view}
      isFirst={isFirst}
      look={LOOK}
      label="live_classes"
      icon={icon}
      className={styles.section}
      over={() => icon}
    />
  );
}
