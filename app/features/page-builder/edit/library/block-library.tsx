import { useTranslation } from 'react-i18next';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { thumbnailOf } from '#app/features/page-builder/gallery/thumbnails.ts';
import { BLOCK_GROUPS, type BlockGroup, blocksIn } from './block-groups.ts';
import styles from './block-library.module.css';

/** All blocks to choose one from, by what they are for: radios of the form around them. */
export function BlockLibrary({
  name = 'component_key',
  chosen = null,
  legendId,
}: {
  name?: string;
  chosen?: BlockKey | null;
  /** Of the heading above, which then names the choice. */
  legendId?: string;
}) {
  const { t } = useTranslation('edit_fields');
  return (
    <div
      className={styles.library}
      role="radiogroup"
      aria-required="true"
      aria-labelledby={legendId}
      aria-label={legendId === undefined ? t('library_legend') : undefined}
    >
      {BLOCK_GROUPS.map((group) => (
        <Group key={group} group={group} name={name} chosen={chosen} />
      ))}
    </div>
  );
}

function Group({ group, name, chosen }: { group: BlockGroup; name: string; chosen: BlockKey | null }) {
  const { t } = useTranslation('edit_fields');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`library_${group}`)}</legend>
      <div className={styles.blocks}>
        {blocksIn(group).map((key) => (
          <Block key={key} block={key} name={name} isChosen={key === chosen} />
        ))}
      </div>
    </fieldset>
  );
}

function Block({ block, name, isChosen }: { block: BlockKey; name: string; isChosen: boolean }) {
  const { t } = useTranslation('block_names');
  const aboutId = `about-${block}`;
  return (
    <label className={styles.block}>
      <input
        type="radio"
        name={name}
        value={block}
        required
        defaultChecked={isChosen}
        aria-describedby={aboutId}
        aria-labelledby={`name-${block}`}
        className={styles.radio}
      />
      <img
        src={thumbnailOf(block)}
        alt=""
        width={160}
        height={100}
        loading="lazy"
        className={styles.thumbnail}
      />
      <span id={`name-${block}`} className={styles.name}>
        {t(`${block}_name`)}
      </span>
      <span id={aboutId} className={styles.about}>
        {t(`${block}_about`)}
      </span>
    </label>
  );
}
