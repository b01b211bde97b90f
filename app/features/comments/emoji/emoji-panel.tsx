import { type EmojiData, type EmojiDataResolver, EmojiPicker, type SkinTone } from 'frimousse';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiFoot } from './emoji-foot.tsx';
import { EmojiCategory, EmojiCell, EmojiRow } from './emoji-list-components.tsx';
import styles from './emoji-panel.module.css';
import { loadEmoji } from './load-emoji.ts';

const COLUMNS = 8;
const LIST_COMPONENTS = { CategoryHeader: EmojiCategory, Row: EmojiRow, Emoji: EmojiCell };
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Chosen once, it stays while the page lives. */
let chosenTone: SkinTone = 'none';
const keepTone = (tone: SkinTone) => {
  chosenTone = tone;
};

/** The picker itself. From its search, arrows go through the emoji and Enter takes one. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t, i18n } = useTranslation(['community', 'common']);
  const [hasFailed, setFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const load: EmojiDataResolver = async (lng, options) => {
    try {
      return await loadEmoji(lng, options);
    } catch {
      if (!options.signal?.aborted) setFailed(true);
      return noEmoji(lng);
    }
  };

  return (
    <EmojiPicker.Root
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={t('emoji')}
      locale={i18n.language}
      resolveEmojiData={load}
      columns={COLUMNS}
      skinTone={chosenTone}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      onKeyDown={mirrorArrows}
    >
      <EmojiPicker.Search
        ref={field}
        className={styles.search}
        placeholder={t('emoji_search')}
        aria-label={t('emoji_search')}
        // Outside of the form around it: Enter would send that.
        form=""
      />
      <EmojiPicker.Viewport className={styles.viewport} tabIndex={0}>
        <EmojiPicker.Loading className={styles.state}>{t('loading', { ns: 'common' })}</EmojiPicker.Loading>
        <EmojiPicker.Empty>
          <span className={styles.state} role="status">
            {hasFailed ? t('network_failure', { ns: 'common' }) : t('emoji_none')}
          </span>
        </EmojiPicker.Empty>
        <EmojiPicker.List className={styles.list} components={LIST_COMPONENTS} aria-label={t('emoji')} />
      </EmojiPicker.Viewport>
      <EmojiFoot onTone={keepTone} />
    </EmojiPicker.Root>
  );
}

/** The library listens on the document, ignores the text direction, and skips events that were prevented. */
function mirrorArrows(event: KeyboardEvent<HTMLDivElement>) {
  const key = MIRRORED[event.key];
  if (key === undefined || !event.currentTarget.matches(':dir(rtl)')) return;
  event.preventDefault();
  document.dispatchEvent(new window.KeyboardEvent('keydown', { key, cancelable: true }));
}

function noEmoji(locale: string): EmojiData {
  const skinTones = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' };
  return { locale, emojis: [], categories: [], skinTones };
}
