import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './choose-profile.module.css';
import type { ProfileCard, ProfilesView } from './profile-page.ts';
import { ProfilePicture } from './profile-picture.tsx';

type View = Extract<ProfilesView, { kind: 'choose' }>;

/** Who is watching: a card each, and the ways to change them. Each is a form of its own, or a link to the PIN. */
export function ChooseProfile({ view, redirectTo }: { view: View; redirectTo: string }) {
  const { t } = useTranslation('profiles');
  const { profiles, isChild, canAdd, hasPin } = view;
  return (
    <section className={styles.page} aria-labelledby="who">
      <h1 className={styles.title} id="who">
        {t('choose_title')}
      </h1>
      {isChild ? <p className={styles.text}>{t('child_text')}</p> : null}
      <ul className={styles.cards}>
        {profiles.map((profile) => (
          <li key={profile.id} className={styles.card}>
            <Choice profile={profile} redirectTo={redirectTo} />
            {isChild ? null : (
              <Link
                to={paths.profiles({}, { edit: profile.id })}
                className={styles.edit}
                aria-label={t('edit_of', { name: profile.name })}
              >
                <Pencil aria-hidden="true" />
                {t('edit')}
              </Link>
            )}
          </li>
        ))}
        {canAdd ? (
          <li className={styles.card}>
            <Link to={paths.profiles({}, { edit: 'new' })} className={styles.choice}>
              <span className={styles.add} aria-hidden="true" />
              <span className={styles.name}>{t('add_profile')}</span>
            </Link>
          </li>
        ) : null}
      </ul>
      {isChild ? null : (
        <Link to={paths.profiles({}, { edit: 'pin' })} className={styles.more}>
          {t(hasPin ? 'change_pin' : 'choose_pin')}
        </Link>
      )}
    </section>
  );
}

function Choice({ profile, redirectTo }: { profile: ProfileCard; redirectTo: string }) {
  const { id, isCurrent, needsPin } = profile;
  if (isCurrent)
    return (
      <Link to={redirectTo} className={styles.choice} aria-current="true">
        <Face profile={profile} />
      </Link>
    );
  if (needsPin)
    return (
      <Link to={paths.profiles({}, { switch: id, redirectTo })} className={styles.choice}>
        <Face profile={profile} />
      </Link>
    );
  return (
    <form method="post">
      <input type="hidden" name="intent" value="switch" />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className={styles.choice}>
        <Face profile={profile} />
      </button>
    </form>
  );
}

function Face({ profile: { name, picture, isChild, isCurrent, needsPin } }: { profile: ProfileCard }) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <span className={styles.face}>
        <ProfilePicture picture={picture} name={name} />
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.facts}>
        {isChild ? <Badge tone="positive">{t('children')}</Badge> : null}
        {isCurrent ? <span>{t('watching_now')}</span> : null}
        {needsPin ? (
          <span className={styles.lock}>
            <Lock aria-hidden="true" />
            {t('with_pin')}
          </span>
        ) : null}
      </span>
    </>
  );
}
