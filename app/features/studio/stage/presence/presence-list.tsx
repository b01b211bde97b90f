import { useTranslation } from 'react-i18next';
import styles from './presence-list.module.css';
import type { Editor } from './use-presence.ts';

/** Names beside each other before the rest is a number. */
const MAX_NAMES = 3;

/** Who else is editing the page, by name and as a mark of one letter; `blocks` are the names of theirs by id. */
export function PresenceList({
  editors,
  colours,
  blocks,
}: {
  editors: readonly Editor[];
  colours: ReadonlyMap<string, number>;
  blocks: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('edit');
  const more = editors.length - MAX_NAMES;
  return (
    <div className={styles.presence} role="status">
      {editors.length > 0 ? (
        <ul className={styles.list} aria-label={t('also_here')}>
          {editors.slice(0, MAX_NAMES).map(({ _id: id, name, block }) => {
            const place = block ? blocks.get(block) : undefined;
            return (
              <li key={id} className={styles.editor}>
                <span className={styles.mark} data-colour={colours.get(id)} aria-hidden="true">
                  {[...name][0]?.toLocaleUpperCase()}
                </span>
                <span>
                  <bdi>{name}</bdi>
                  {place ? <span className={styles.place}> {place}</span> : null}
                </span>
              </li>
            );
          })}
          {more > 0 ? <li className={styles.more}>{t('and_more_editors', { count: more })}</li> : null}
        </ul>
      ) : null}
    </div>
  );
}
