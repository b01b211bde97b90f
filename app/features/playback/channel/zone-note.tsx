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
  'if(z)if(navigator.cookieEnabled)if(!s)document.documentElement.dataset.zone=`other`}';

/**
 * Ahead of times in the zone that the server assumed, which are in elements with `data-zoned`. Where the
 * device has another, they are hidden before anything is painted, until `useViewerZone` has them written anew;
 * without scripts the zone is named.
 */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useTranslation('channels');
  const { nonce } = useContext(DocumentContext);
  return (
    <>
      <script nonce={nonce} data-zone={timeZone} suppressHydrationWarning>
        {HIDE_OTHER_ZONES}
      </script>
      <noscript>
        <p className={styles.note}>{t('zone_of_times', { zone: localZoneName(i18n.language, timeZone) })}</p>
      </noscript>
    </>
  );
}
