import Theater from 'lucide-react/icons/theater';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from 'react-i18next';
import { PersonGrid } from '#app/features/catalogue/cards/person-grid.tsx';
import { ListBanner } from '#app/features/catalogue/listing/list-banner.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { SEARCHABLE_FROM } from './constants.ts';
import type { People, PeopleKind } from './people-model.ts';
import styles from './people-page.module.css';
import { PeopleSearch } from './people-search.tsx';
import { peoplePath } from './person-path.ts';

/** All artists or all venues. Null where they could not be loaded. */
export function PeoplePage({ kind, list, query }: { kind: PeopleKind; list: People | null; query: string }) {
  const { t } = useTranslation('people');
  const isSearchable = query !== '' || (list !== null && list.total >= SEARCHABLE_FROM);
  return (
    <div className={styles.page}>
      <ListBanner
        title={t(`${kind}_title`)}
        line={t(`${kind}_line`)}
        collage={list?.collage ?? []}
        shape={kind === 'artists' ? 'round' : 'wide'}
      />
      {isSearchable ? <PeopleSearch kind={kind} query={query} /> : null}
      <List kind={kind} list={list} query={query} />
    </div>
  );
}

function List({ kind, list, query }: { kind: PeopleKind; list: People | null; query: string }) {
  const { t } = useTranslation(['people', 'common']);
  const icon = kind === 'artists' ? <UsersRound aria-hidden="true" /> : <Theater aria-hidden="true" />;
  if (!list) {
    return (
      <ErrorState
        title={t(`${kind}_failed`)}
        retryLabel={t('try_again', { ns: 'common' })}
        retryHref={peoplePath(kind, query)}
      />
    );
  }
  if (list.people.length > 0) {
    return <PersonGrid label={t(`${kind}_title`)} kind={kind} people={list.people} />;
  }
  if (query === '') return <EmptyState icon={icon} title={t(`${kind}_empty`)} text={t('empty_text')} />;
  return (
    <EmptyState
      icon={icon}
      title={t(`${kind}_none_found`, { text: query })}
      action={
        <LinkButton to={peoplePath(kind)} variant="secondary">
          {t(`${kind}_show_all`)}
        </LinkButton>
      }
    />
  );
}
