import Smile from 'lucide-react/icons/face-slightly-smiling';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './emoji-button.module.css';

type Panel = ComponentType<{ onChoose: (emoji: string) => void }>;

const loadPanel = async () => (await import('./emoji-panel.tsx')).EmojiPanel;

/** Opens the emoji picker, whose code is lazy. Only where scripts run: keyboards have their own. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation(['community', 'common']);
  const isScripted = useHydrated();
  const [Picker, setPicker] = useState<Panel | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isOpen = Picker !== null;

  useEffect(() => {
    if (!isOpen || !root.current) return;
    return closeOnLeaving(root.current, () => setPicker(null));
  }, [isOpen]);

  async function toggle() {
    if (isOpen) return setPicker(null);
    try {
      const loaded = await loadPanel();
      setPicker(() => loaded);
    } catch {
      await showToast('error', t('network_failure', { ns: 'common' }));
    }
  }

  if (!isScripted) return null;
  return (
    <div ref={root} className={styles.emoji}>
      <IconButton
        label={t('emoji')}
        icon={<Smile aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => void toggle()}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      />
      {Picker ? (
        <Picker
          onChoose={(emoji) => {
            setPicker(null);
            onChoose(emoji);
          }}
        />
      ) : null}
    </div>
  );
}

function closeOnLeaving(root: HTMLElement, close: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOutside = (target: EventTarget | null) => target instanceof Node && !root.contains(target);
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
  root.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      root.querySelector('button')?.focus();
    },
    { signal },
  );
  return () => controller.abort();
}
