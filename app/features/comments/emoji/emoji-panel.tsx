import { type KeyboardEvent, memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './emoji.module.css';
import { type EmojiGroup, findEmoji, loadEmoji } from './emoji-data.ts';
import { nextEmoji } from './next-emoji.ts';

/** The picker itself. Arrows go from its search through the emoji, Enter takes the one in focus or the first found. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t, i18n } = useTranslation(['community', 'common']);
  const { language } = i18n;
  const [groups, setGroups] = useState<EmojiGroup[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    field.current?.focus();
    let isCurrent = true;
    loadEmoji(language)
      .then((loaded) => isCurrent && setGroups(loaded))
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const found = groups && findEmoji(groups, wanted);
  const state = hasFailed ? t('network_failure', { ns: 'common' }) : t('loading', { ns: 'common' });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])];
    if (event.target === field.current && event.key === 'Enter') {
      // The box around must not be sent.
      event.preventDefault();
      buttons[0]?.click();
      return;
    }
    const isRightToLeft = panel.current?.matches(':dir(rtl)') ?? false;
    const next = nextEmoji(buttons, document.activeElement, event.key, { isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    (next ?? field.current)?.focus();
  }

  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={t('emoji')} onKeyDown={move}>
      <input
        ref={field}
        type="search"
        className={styles.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        placeholder={t('emoji_search')}
        aria-label={t('emoji_search')}
        autoComplete="off"
      />
      <div className={styles.viewport}>
        {found ? null : <p className={styles.state}>{state}</p>}
        {found?.length === 0 ? <p className={styles.state}>{t('emoji_none')}</p> : null}
        {found?.map((group) => (
          <Group key={group.label} group={group} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

const Group = memo(function Group({
  group: { label, emojis },
  onChoose,
}: {
  group: EmojiGroup;
  onChoose: (emoji: string) => void;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h3 id={headingId} className={styles.category}>
        {label}
      </h3>
      <div className={styles.row}>
        {emojis.map((one, index) => (
          <button
            key={one.emoji}
            type="button"
            className={styles.one}
            title={one.label}
            aria-label={one.label}
            // One stop a category; arrows do the rest.
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => onChoose(one.emoji)}
          >
            {one.emoji}
          </button>
        ))}
      </div>
    </section>
  );
});
