import { useTranslation } from 'react-i18next';
import { ARROW_SKIP_SECONDS, SKIP_SECONDS } from '#app/features/playback/constants.ts';
import { localDigits } from '#app/lib/number-locale.ts';
import { Dialog } from '#app/ui/components/dialog/dialog.tsx';
import styles from './key-map.module.css';

/** Keys as they are printed; a row's keys do the same, or the two directions of it. */
const ROWS = [
  { keys: ['Space', 'K'], text: 'key_play' },
  { keys: ['J', 'L'], text: 'key_skip', seconds: SKIP_SECONDS },
  { keys: ['←', '→'], text: 'key_skip', seconds: ARROW_SKIP_SECONDS },
  { keys: ['0', '…', '9'], text: 'key_tenths' },
  { keys: ['Home', 'End'], text: 'key_ends' },
  { keys: ['↑', '↓'], text: 'key_volume' },
  { keys: ['M'], text: 'key_mute' },
  { keys: ['C'], text: 'key_captions' },
  { keys: ['<', '>'], text: 'key_rate' },
  { keys: ['F'], text: 'key_fullscreen' },
  { keys: ['?'], text: 'key_map' },
] as const;

/** All keys of the player; `?` shows it. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('player');
  return (
    <div className={styles.map} data-holds-controls="">
      <Dialog open onClose={onClose} title={t('keys')} closeLabel={t('close')}>
        <dl className={styles.rows}>
          {ROWS.map((row) => (
            <div key={row.keys.join()} className={styles.row}>
              <dt>
                {t(row.text, {
                  seconds: 'seconds' in row ? localDigits(String(row.seconds), i18n.language) : undefined,
                })}
              </dt>
              <dd dir="ltr">
                {row.keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key === 'Space' ? t('key_space') : key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}
