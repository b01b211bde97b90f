import { EmojiPicker, type SkinTone, useActiveEmoji, useSkinTone } from 'frimousse';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './emoji-panel.module.css';

/** The emoji under the pointer or the keys by its name, and the skin tone that all are shown in. */
export function EmojiFoot({ onTone }: { onTone: (tone: SkinTone) => void }) {
  const { t } = useTranslation('community');
  const active = useActiveEmoji();
  const [tone] = useSkinTone();
  useEffect(() => onTone(tone), [tone, onTone]);
  return (
    <div className={styles.foot}>
      {/* The library reads the name out itself. */}
      <p className={styles.active} aria-hidden="true">
        {active ? (
          <>
            <span className={styles.large}>{active.emoji}</span>
            <span className={styles.name}>{active.label}</span>
          </>
        ) : null}
      </p>
      <EmojiPicker.SkinToneSelector className={styles.tone} aria-label={t('skin_tone')} />
    </div>
  );
}
