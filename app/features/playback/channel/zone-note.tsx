// chunk: pages

import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { localZoneName } from '#app/lib/time-text.ts';
import { DocumentContext } from '#app/ui/contexts/document-context.ts';
import styles from './zone-note.module.css';

/** As `useViewerZone` decides, before the page is painted. React escapes quotes and ampersands: it has none. */
const HIDE_OTHER_ZONES =
  '{let z=Intl.DateTimeFormat().resolvedOptions().timeZone,' +
  's=z===document.currentScript.dataset.zone||document.cookie.includes(`tz=`+encodeURIComponent(z));' +
  'if(z)if(!s)document.documentElement.dataset.zone=navigator.cookieEnabled?`other`:`named`}';

/**
 * Ahead of times in the zone that the server assumed, which are in elements with `data-zoned`. Where the
 * device has another, they are hidden before anything is painted, until `useViewerZone` has them written anew.
 * The zone is named without scripts, where no cookie can be set, and where the new times do not come in time.
 */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useTranslation('channels');
  const { nonce } = useContext(DocumentContext);
  const text = t('zone_of_times', { zone: localZoneName(i18n.language, timeZone) });
  return (
    <>
      <script nonce={nonce} data-zone={timeZone} suppressHydrationWarning>
        {HIDE_OTHER_ZONES}
      </script>
      <p className={styles.foreign}>{text}</p>
      <noscript>
        <p className={styles.note}>{text}</p>
      </noscript>
    </>
  );
}
