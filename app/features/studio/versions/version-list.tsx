import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './version-list.module.css';
import type { Version } from './version-model.server.ts';

/** Versions, newest first, each with what can be made of it. */
export function VersionList({ versions, canPublish }: { versions: readonly Version[]; canPublish: boolean }) {
  const { t } = useTranslation('edit');
  const versionName = useVersionName();
  return (
    <ol className={styles.versions}>
      {versions.map((version) => {
        const { id, time } = version;
        const name = versionName(version);
        const label = (act: string) =>
          t('act_on', { act: t(act), name: `${name}, ${time.date} ${time.time}` });
        return (
          <li key={id} className={styles.version}>
            <div className={styles.text}>
              <h2 className={styles.name}>
                <bdi>{name}</bdi>
              </h2>
              <VersionFacts version={version} />
              <p className={styles.documents}>
                {version.documents.map((document) => (
                  <bdi key={document.id}>{document.name}</bdi>
                ))}
              </p>
            </div>
            <div className={styles.tools}>
              <LinkButton
                to={editPaths.previews({}, { version: id, document: version.documents[0]?.id })}
                variant="quiet"
                size="small"
                aria-label={label('preview')}
              >
                {t('preview')}
              </LinkButton>
              <LinkButton
                to={editPaths.previews(
                  {},
                  { version: id, with: 'draft', width: 800, document: version.documents[0]?.id },
                )}
                variant="quiet"
                size="small"
                aria-label={label('preview_compare')}
              >
                {t('preview_compare')}
              </LinkButton>
              <LinkButton
                to={editPaths.compare({}, { from: id })}
                variant="quiet"
                size="small"
                aria-label={label('compare_words')}
              >
                {t('compare_words')}
              </LinkButton>
              <LinkButton
                to={editPaths.versions({}, { version: id, as: 'draft' })}
                variant="secondary"
                size="small"
                aria-label={label('versions_draft')}
              >
                {t('versions_draft')}
              </LinkButton>
              {canPublish && version.kind !== 'checkpoint' ? (
                <LinkButton
                  to={editPaths.versions({}, { version: id, as: 'published' })}
                  variant="secondary"
                  size="small"
                  aria-label={label('versions_publish')}
                >
                  {t('versions_publish')}
                </LinkButton>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What its maker named a version, or what it is. */
export function useVersionName(): (version: Pick<Version, 'name' | 'kind'>) => string {
  const { t } = useTranslation('edit');
  return ({ name, kind }) => name || t(`versions_kind_${kind}`);
}

/** When, and by whom. */
export function VersionFacts({ version: { time, by } }: { version: Pick<Version, 'time' | 'by'> }) {
  const { t } = useTranslation('edit');
  return (
    <p className={styles.facts}>
      <time dateTime={time.iso} suppressHydrationWarning>
        {time.date}, {time.time}
      </time>
      {by ? ` · ${t('changed_by', { name: by })}` : ''}
    </p>
  );
}
