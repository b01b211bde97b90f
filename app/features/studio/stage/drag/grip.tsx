import GripVertical from 'lucide-react/icons/grip-vertical';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './grip.module.css';

/** Lets something be dragged by its grip, with what it knows at the time; the class is that of the preview. */
type Drag<O> = (grip: HTMLElement, latest: Readonly<RefObject<O>>, previewClass: string) => () => void;

/** Moves by dragging: an extra for pointers, as keys and touch have the arrows beside it. */
export function Grip<O>({ options, load }: { options: O; load(): Promise<Drag<O>> }) {
  const { t } = useTranslation('edit');
  const grip = useRef<HTMLSpanElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);

  useEffect(() => {
    const { current: element } = grip;
    if (!isWanted || !element) return;
    let stop: (() => void) | null = () => undefined;
    load().then(
      (drag) => {
        if (stop) stop = drag(element, latest, styles.preview ?? '');
      },
      // Without a connection: the next pointer tries again.
      () => setWanted(false),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [isWanted, load]);

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
