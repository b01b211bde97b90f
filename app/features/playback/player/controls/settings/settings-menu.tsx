import Settings from 'lucide-react/icons/settings';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ControlButton } from '#app/features/playback/player/controls/control-button.tsx';
import styles from './settings-menu.module.css';

const loadPanel = () => import('./settings-panel.tsx');
const SettingsPanel = lazy(async () => ({ default: (await loadPanel()).SettingsPanel }));

/** One menu for captions, quality and rate. */
export function SettingsMenu() {
  const { t } = useTranslation('player');
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
  return (
    <div ref={root} className={styles.root}>
      <ControlButton
        ref={button}
        label={t('settings')}
        icon={<Settings />}
        isExpanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen ? (
        <Suspense>
          <SettingsPanel onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
