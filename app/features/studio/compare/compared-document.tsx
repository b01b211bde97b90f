import { useTranslation } from 'react-i18next';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { documentName } from '../documents/document-name.ts';
import type { ComparedBlock, DocumentComparison } from './compare-documents.ts';
import styles from './comparison.module.css';
import { FieldLines } from './field-lines-table.tsx';
import type { Comparison } from './load-comparison.server.ts';

/** A document with all that differs of it. Needs `edit`, `edit_fields` and `block_names`. */
export function ComparedDocument({
  comparison,
  languages,
}: {
  comparison: DocumentComparison;
  languages: Comparison['languages'];
}) {
  const { t } = useTranslation('edit');
  const { document, kind, is, blocks, lines } = comparison;
  const sides = is === 'new' ? 'after' : is === 'gone' ? 'before' : 'both';
  const name = documentName(t, { ...comparison, id: document });
  return (
    <section className={styles.document} aria-label={name}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>{' '}
        <span className={styles.facts}>
          {[t(`publish_kind_${kind}`), ...(is === 'changed' ? [] : [t(`compare_is_${is}`)])].join(' · ')}
        </span>
      </h2>
      {lines.length > 0 ? (
        <>
          <h3 className={styles.block}>{t('publish_fields')}</h3>
          <FieldLines lines={lines} languages={languages} sides={sides} isOfDocument />
        </>
      ) : null}
      {blocks.map((block) => (
        <Block key={block.id} block={block} languages={languages} />
      ))}
    </section>
  );
}

function Block({ block, languages }: { block: ComparedBlock; languages: Comparison['languages'] }) {
  const { t } = useTranslation(['edit', 'block_names']);
  const { key, position, changes, lines } = block;
  const sides = changes.includes('added') ? 'after' : changes.includes('removed') ? 'before' : 'both';
  const name = isBlockKey(key)
    ? t(`${key}_name`, { ns: 'block_names' })
    : t(`chrome_${key}`, { defaultValue: key });
  return (
    <>
      <h3 className={styles.block}>
        {t('publish_block', { name, position })}{' '}
        <span className={styles.facts}>{changes.map((change) => t(`publish_${change}`)).join(' · ')}</span>
      </h3>
      <FieldLines lines={lines} languages={languages} sides={sides} />
    </>
  );
}
