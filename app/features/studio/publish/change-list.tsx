import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DocumentChanges } from '#app/contract/publishing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { useBlockName } from '../use-block-name.ts';
import styles from './change-list.module.css';

/** What changes in a document: its blocks, and what is no block. Needs `edit`, `edit_fields` and `block_names`. */
export function ChangeList({ changes, isLinked }: { changes: DocumentChanges; isLinked: boolean }) {
  const { t } = useTranslation(['edit', 'edit_fields']);
  const nameOf = useBlockName();
  const { is_new, blocks, fields } = changes;
  return (
    <ul className={styles.changes}>
      {is_new ? <li>{t('publish_is_new')}</li> : null}
      {fields.length > 0 && !is_new ? (
        <li>
          <span className={styles.what}>{t('publish_fields')}</span>{' '}
          <span className={styles.names}>{namesOf(t, fields, 'publish_field')}</span>
        </li>
      ) : null}
      {blocks.map((block) => {
        const name = nameOf({ key: block.component_key });
        const isThere = !block.changes.includes('removed');
        const words = block.changes.map((change) => t(`publish_${change}`));
        return (
          <li key={block.id} data-change={block.changes[0]}>
            <span className={styles.what}>{joined(words)}</span>{' '}
            {isThere && isLinked ? (
              <Link to={toBlock(changes, block.id)} className={styles.block}>
                {t('publish_block', { name, position: block.position })}
              </Link>
            ) : (
              t('publish_block', { name, position: block.position })
            )}{' '}
            {block.names.length > 0 ? (
              <span className={styles.names}>{namesOf(t, block.names, 'edit_fields:field')}</span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** In the page; header and footer have a form alone. */
function toBlock({ kind, document }: DocumentChanges, block: string): string {
  return kind === 'site'
    ? editPaths.block({ document, block })
    : `${editPaths.stage({ document })}#block-${block}`;
}

function namesOf(t: TFunction, names: readonly string[], prefix: string): string {
  return joined(
    // Fields of a newer backend have no name of ours.
    new Set(
      names.map((name) =>
        name === 'config' ? t('edit_fields:layout') : t(`${prefix}_${name}`, { defaultValue: name }),
      ),
    ),
  );
}

const joined = (words: Iterable<string>) => [...words].join(' · ');
