import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toBlockPicture } from '#app/features/page-builder/shared/block-picture-source.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './catalogue.module.css';
import type { FormKind } from './kind-forms.ts';
import type { ListedEntity } from './load-list.server.ts';

/** The entities of a kind, each with a link to its form and, where they can be shown and hidden, a box. */
export function EntityTable({ kind, entities }: { kind: FormKind; entities: readonly ListedEntity[] }) {
  const { t } = useTranslation('studio');
  const hasState = entities.some(({ isShown }) => isShown !== null);
  const hasFact = entities.some(({ fact }) => fact !== '');
  const hasType = entities.some(({ type }) => type !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys, too.
    <section className={styles.scroller} tabIndex={0} aria-label={t(`kinds_${kind}`)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {hasState ? (
              <th scope="col" className={styles.tick}>
                <VisuallyHidden>{t('chosen')}</VisuallyHidden>
              </th>
            ) : null}
            <th scope="col">{t('column_name')}</th>
            {hasState ? <th scope="col">{t('column_state')}</th> : null}
            {hasType ? (
              <th scope="col" className={styles.wide}>
                {t('field_video_type')}
              </th>
            ) : null}
            {hasFact ? (
              <th scope="col" className={styles.wide}>
                {t(kind === 'plan' ? 'field_amount_minor' : 'column_added')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {entities.map((entity) => (
            <EntityRow key={entity.id} {...{ kind, entity, hasState, hasFact, hasType }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EntityRow({
  kind,
  entity: { id, name, picture, isShown, type, fact },
  hasState,
  hasFact,
  hasType,
}: {
  kind: FormKind;
  entity: ListedEntity;
  hasState: boolean;
  hasFact: boolean;
  hasType: boolean;
}) {
  const { t } = useTranslation('studio');
  const origin = useAssetOrigin();
  return (
    <tr>
      {hasState ? (
        <td className={styles.tick}>
          <label className={styles.tickLabel}>
            <VisuallyHidden>{t('choose_row', { name })}</VisuallyHidden>
            <input type="checkbox" name="id" value={id} className={styles.box} />
          </label>
        </td>
      ) : null}
      <td>
        <Link to={editPaths.entity({ kind, id })} className={styles.name}>
          {picture === undefined ? null : (
            <Picture source={toBlockPicture(picture ?? '', origin, 'card')} className={styles.thumb} />
          )}
          <bdi className={styles.nameText}>{name}</bdi>
        </Link>
      </td>
      {hasState ? (
        <td>
          <Badge tone={isShown ? 'positive' : 'neutral'}>{t(isShown ? 'shown' : 'hidden')}</Badge>
        </td>
      ) : null}
      {hasType ? <td className={styles.wide}>{type ? t(`option_${type}`) : ''}</td> : null}
      {hasFact ? (
        <td className={styles.wide}>
          <bdi data-figures>{fact}</bdi>
        </td>
      ) : null}
    </tr>
  );
}
