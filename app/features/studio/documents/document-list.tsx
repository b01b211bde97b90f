import PencilLine from 'lucide-react/icons/pencil-line';
import { useTranslation } from 'react-i18next';
import type { ListedDocument } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { addressOf } from './document-address.ts';
import styles from './document-list.module.css';
import { documentName } from './document-name.ts';

/** A document, and the names of those who have it open, joined. */
type Listed = Omit<ListedDocument, 'editors'> & { editing: string };

/** Documents of one kind, each with the state of its draft. */
export function DocumentList({ title, documents }: { title: string; documents: readonly Listed[] }) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <Document key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}

function Document({ document }: { document: Listed }) {
  const { t } = useTranslation('edit');
  const { id, kind, modified_by, is_changed, editing } = document;
  const address = addressOf(document);
  const name = documentName(t, document);
  return (
    <li className={styles.document}>
      <Link to={editPaths.stage({ document: id })} className={styles.link}>
        <span className={styles.name}>
          <PencilLine aria-hidden="true" className={styles.icon} />
          <bdi>{name}</bdi>
        </span>
        {address ? (
          <span className={styles.address} dir="ltr">
            {address}
          </span>
        ) : null}
      </Link>
      <State document={document} />
      {is_changed && modified_by?.name ? (
        <span className={styles.by}>{t('changed_by', { name: modified_by.name })}</span>
      ) : null}
      {editing ? <span className={styles.editing}>{t('editing_now', { names: editing })}</span> : null}
      {kind === 'page' || kind === 'form' ? (
        <LinkButton
          to={editPaths.newPage({}, { from: id })}
          variant="quiet"
          size="small"
          aria-label={t('act_on', { act: t('home_copy'), name })}
        >
          {t('home_copy')}
        </LinkButton>
      ) : null}
    </li>
  );
}

function State({ document }: { document: Listed }) {
  const { t } = useTranslation('edit');
  const { is_changed, is_outdated, is_in_use, kind } = document;
  return (
    <span className={styles.state}>
      {is_changed ? <Badge tone="accent">{t('changed')}</Badge> : null}
      {is_outdated ? <Badge tone="danger">{t('outdated')}</Badge> : null}
      {kind === 'home' && is_in_use ? <Badge tone="neutral">{t('in_use')}</Badge> : null}
    </span>
  );
}
