// chunk: pages

import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { localZoneName } from '#app/lib/time-text.ts';
import { DocumentContext } from '#app/ui/contexts/document-context.ts';
import styles from './zone-note.module.css';

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
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it is text of anybody's.
        dangerouslySetInnerHTML={{ __html: scriptFor(timeZone) }}
      />
      <noscript>
        <p className={styles.note}>{t('zone_of_times', { zone: localZoneName(i18n.language, timeZone) })}</p>
      </noscript>
    </>
  );
}

/** As `useViewerZone` decides, before the page is painted. */
function scriptFor(timeZone: string): string {
  return (
    `{let z=Intl.DateTimeFormat().resolvedOptions().timeZone;` +
    `if(navigator.cookieEnabled&&z&&z!==${JSON.stringify(timeZone).replaceAll('<', '\\u003c')}` +
    `&&!document.cookie.includes('tz='+encodeURIComponent(z)))document.documentElement.dataset.zone='other'}`
  );
}
