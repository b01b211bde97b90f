import { useTranslation } from 'react-i18next';
import styles from './key-help.module.css';

/** `key_` texts where a keyboard has a word on it, signs as they are. */
const KEYS = [
  ['walk', ['↑', '↓']],
  ['move', ['Alt', '↑ ↓']],
  ['edit', ['enter']],
  ['library', ['/']],
  ['copy', ['Ctrl/⌘', 'D']],
  ['clipboard', ['Ctrl/⌘', 'C', 'V']],
  ['delete', ['delete']],
  ['undo', ['Ctrl/⌘', 'Z']],
  ['redo', ['Ctrl/⌘', 'shift', 'Z']],
  ['save', ['Ctrl/⌘', 'S']],
  ['panes', ['F6']],
  ['out', ['escape']],
] as const;
const WORDS = new Set<string>(['enter', 'delete', 'escape', 'shift']);

export function KeyList() {
  const { t } = useTranslation('edit');
  return (
    <dl className={styles.keys}>
      {KEYS.map(([act, keys]) => (
        <div key={act} className={styles.row}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {WORDS.has(key) ? t(`key_${key}`) : key}
              </kbd>
            ))}
          </dt>
          <dd>{t(`keys_${act}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
