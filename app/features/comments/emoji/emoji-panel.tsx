import { EmojiPicker } from 'frimousse';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './emoji.module.css';
import { loadEmoji } from './emoji-data.ts';

const COLUMNS = 8;

/** The picker itself. Arrows move through it from its search, Enter takes one. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t, i18n } = useTranslation(['community', 'common']);
  const { language } = i18n;
  const resolve = useMemo(() => () => loadEmoji(language), [language]);
  return (
    <div className={styles.panel} role="dialog" aria-label={t('emoji')}>
      <EmojiPicker.Root
        className={styles.picker}
        columns={COLUMNS}
        resolveEmojiData={resolve}
        onEmojiSelect={({ emoji }) => onChoose(emoji)}
      >
        <EmojiPicker.Search
          className={styles.search}
          autoFocus
          placeholder={t('emoji_search')}
          aria-label={t('emoji_search')}
        />
        <EmojiPicker.Viewport className={styles.viewport}>
          <EmojiPicker.Loading className={styles.state}>{t('loading', { ns: 'common' })}</EmojiPicker.Loading>
          <EmojiPicker.Empty className={styles.state}>{t('emoji_none')}</EmojiPicker.Empty>
          <EmojiPicker.List
            className={styles.list}
            components={{
              CategoryHeader: ({ category, ...props }) => (
                <div {...props} className={styles.category}>
                  {category.label}
                </div>
              ),
              Row: ({ children, ...props }) => (
                <div {...props} className={styles.row}>
                  {children}
                </div>
              ),
              Emoji: ({ emoji, ...props }) => (
                <button type="button" {...props} className={styles.one} title={emoji.label}>
                  {emoji.emoji}
                </button>
              ),
            }}
          />
        </EmojiPicker.Viewport>
      </EmojiPicker.Root>
    </div>
  );
}
