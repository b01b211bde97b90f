import RadioTower from 'lucide-react/icons/radio-tower';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { type Programme, programmeKey } from './programme.ts';
import styles from './programme-heading.module.css';

/** Over the player: what is on, and the ways between its start and the present. */
export function ProgrammeHeading({
  programme,
  channelId,
  isOnAir,
}: {
  programme: Programme;
  channelId: string;
  isOnAir: boolean;
}) {
  const { t } = useTranslation('channels');
  const { title, from, to, isPlainVideo } = programme;
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <p className={styles.title}>{title || t('programme')}</p>
        <p className={styles.facts}>
          {isOnAir ? (
            <Badge tone="live">{t('on_air')}</Badge>
          ) : (
            <Badge>
              <History aria-hidden="true" />
              {t('catch_up')}
            </Badge>
          )}
          <bdi data-figures data-zoned="">
            {t('from_to', { from, to })}
          </bdi>
        </p>
      </div>
      <div className={styles.ways}>
        {isOnAir && isPlainVideo ? (
          <Link
            className={styles.way}
            to={paths.channel({ id: channelId }, { programme: programmeKey(programme) })}
            preventScrollReset
          >
            <History aria-hidden="true" />
            <span>{t('from_start')}</span>
          </Link>
        ) : null}
        {isOnAir ? null : (
          <Link className={styles.way} to={paths.channel({ id: channelId })} preventScrollReset>
            <RadioTower aria-hidden="true" />
            <span>{t('back_to_live')}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
