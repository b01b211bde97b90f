import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toBlockPicture } from '#app/features/page-builder/shared/block-picture-source.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { DataTable } from '../data-table.tsx';
import styles from './catalogue.module.css';
import type { FormKind } from './kind-forms.ts';
import type { ListedEntity } from './load-list.server.ts';

/** What lists have beside the names of a kind; of titles the day on which they were added. */
const FACTS: Partial<Record<FormKind, string>> = { plan: 'field_amount_minor', voucher: 'field_code' };

/** The entities of a kind, each with a link to its form and, where they can be shown and hidden, a box. */
export function EntityTable({ kind, entities }: { kind: FormKind; entities: readonly ListedEntity[] }) {
  const { t } = useTranslation('studio');
  const hasState = entities.some(({ isShown }) => isShown !== null);
  const hasType = entities.some(({ type }) => type !== undefined);
  const hasFact = entities.some(({ fact }) => fact !== '');
  return (
    <DataTable
      caption={t(`kinds_${kind}`)}
      columns={[
        t('column_name'),
        ...(hasState ? [t('column_state')] : []),
        ...(hasType ? [t('field_video_type')] : []),
        ...(hasFact ? [t(FACTS[kind] ?? 'column_added')] : []),
      ]}
      rows={entities.map((entity) => ({
        key: entity.id,
        cells: [
          <EntityName key="name" kind={kind} entity={entity} />,
          ...(hasState ? [<State key="state" isShown={entity.isShown === true} />] : []),
          ...(hasType ? [entity.type ? t(`option_${entity.type}`) : ''] : []),
          ...(hasFact ? [<bdi key="fact">{entity.fact}</bdi>] : []),
        ],
      }))}
    />
  );
}

function EntityName({
  kind,
  entity: { id, name, picture, isShown },
}: {
  kind: FormKind;
  entity: ListedEntity;
}) {
  const { t } = useTranslation('studio');
  const origin = useAssetOrigin();
  return (
    <span className={styles.row}>
      {isShown === null ? null : (
        <label className={styles.tick}>
          <VisuallyHidden>{t('choose_row', { name })}</VisuallyHidden>
          <input type="checkbox" name="id" value={id} className={styles.box} />
        </label>
      )}
      <Link to={editPaths.entity({ kind, id })} className={styles.name}>
        {picture === undefined ? null : (
          <Picture source={toBlockPicture(picture ?? '', origin, 'card')} className={styles.thumb} />
        )}
        <bdi className={styles.nameText}>{name}</bdi>
      </Link>
    </span>
  );
}

function State({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('studio');
  return <Badge tone={isShown ? 'positive' : 'neutral'}>{t(isShown ? 'shown' : 'hidden')}</Badge>;
}
