import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStage } from '../stage-context.ts';
import styles from './block-grip.module.css';

/** Moves its block by dragging: an extra for pointers, as keys and touch have the arrows beside it. */
export function BlockGrip({ name }: { name: string }) {
  const { t } = useTranslation('edit');
  const { moveBelow } = useStage();
  const grip = useRef<HTMLSpanElement>(null);
  const latest = useRef({ name, moveBelow });
  latest.current = { name, moveBelow };
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);

  useEffect(() => {
    const { current: element } = grip;
    if (!isWanted || !element) return;
    let stop: (() => void) | null = () => undefined;
    import('./drag-block.ts').then(
      ({ dragBlock }) => {
        if (!stop) return;
        const preview = { text: latest.current.name, className: styles.preview ?? '' };
        stop = dragBlock(element, { preview, onDrop: (...to) => latest.current.moveBelow(...to) });
      },
      // Without a connection: the next pointer tries again.
      () => setWanted(false),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [isWanted]);

  return (
    <span
      ref={grip}
      className={styles.grip}
      title={t('drag_block')}
      aria-hidden="true"
      data-grip
      onPointerEnter={want}
      onPointerDown={want}
    >
      <GripVertical />
    </span>
  );
}
