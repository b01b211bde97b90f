import { useTranslation } from 'react-i18next';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import styles from './block-facts.module.css';

/** What a brand's owner wants to know of a block: its name and purpose, and what it is filled in with. */
export function BlockFacts({ name, fields }: { name: BlockKey; fields: readonly BlockField[] }) {
  const { t } = useTranslation('block_names');
  return (
    <div className={styles.facts}>
      <p>
        <strong>{t(`${name}_name`)}</strong> <code>{name}</code>
      </p>
      <p>{t(`${name}_about`)}</p>
      <details>
        <summary>
          <code>data</code>
        </summary>
        <FieldList fields={fields} />
      </details>
    </div>
  );
}

function FieldList({ fields }: { fields: readonly BlockField[] }) {
  return (
    <ul className={styles.fields} dir="ltr">
      {fields.map((field) => (
        <li key={field.name}>
          <code>
            {field.name}
            {field.isRequired ? '*' : ''}
          </code>{' '}
          {limitsOf(field)}
          {'fields' in field ? <FieldList fields={field.fields} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** In signs, which a brand's owner reads in any language. */
function limitsOf(field: BlockField): string {
  switch (field.kind) {
    case 'text':
      return `≤ ${field.maxChars}`;
    case 'choice':
      return field.choices.join(' | ');
    case 'picture':
      return field.sizes
        .map(({ width, height, of }) => `${width}x${height}${of ? ` (${of})` : ''}`)
        .join(', ');
    case 'list':
      return `${field.min}–${field.max} ×`;
    case 'titles':
    case 'rules':
      return `≤ ${field.max} × ${field.kind}`;
    case 'group':
      return '';
    default:
      return field.kind;
  }
}
