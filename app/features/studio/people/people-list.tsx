import PencilLine from 'lucide-react/icons/pencil-line';
import { useTranslation } from 'react-i18next';
import type { Person } from '#app/contract/people-calls.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './people.module.css';

/** With their roles in words. */
export type ListedPerson = Person & { roleNames: string };

/** Who works for the brand; the owner who looks has no button, as nobody changes their own roles. */
export function PeopleList({ people, userId }: { people: readonly ListedPerson[]; userId: string }) {
  const { t } = useTranslation('edit');
  return (
    <ul className={styles.list}>
      {people.map(({ _id: id, name, email_id, roleNames, is_invited: isInvited }) => (
        <li key={id} className={styles.person}>
          <div className={styles.who}>
            <p className={styles.name}>
              <bdi>{name}</bdi>
              {id === userId ? <span className={styles.you}> {t('people_you')}</span> : null}
            </p>
            <p className={styles.email}>
              <bdi dir="ltr">{email_id}</bdi>
            </p>
          </div>
          <div className={styles.roleNames}>
            <p>{roleNames}</p>
            {isInvited ? <Badge tone="neutral">{t('people_invited')}</Badge> : null}
          </div>
          {id === userId ? null : (
            <LinkButton
              to={editPaths.people({}, { change: id })}
              variant="secondary"
              size="small"
              icon={<PencilLine aria-hidden="true" />}
            >
              {t('people_change')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
