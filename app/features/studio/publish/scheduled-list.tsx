import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { FindingList } from './finding-list.tsx';
import styles from './scheduled-list.module.css';
import type { ScheduledEntry } from './scheduled-model.server.ts';

/** Drafts that have a time, and what became of those whose time is over. */
export function ScheduledList({
  scheduled,
  canPublish,
}: {
  scheduled: readonly ScheduledEntry[];
  canPublish: boolean;
}) {
  const { t } = useTranslation('edit');
  if (scheduled.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="scheduled">
      <h2 id="scheduled">{t('scheduled_title')}</h2>
      <ul className={styles.list}>
        {scheduled.map(({ id, name, time, iso, by, state, documents, findings }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.text}>
              <p className={styles.head}>
                <strong>
                  <time dateTime={iso} suppressHydrationWarning>
                    {time}
                  </time>
                </strong>
                <Badge tone={state === 'failed' ? 'danger' : state === 'waiting' ? 'accent' : 'neutral'}>
                  {t(`scheduled_${state}`)}
                </Badge>
              </p>
              <p className={styles.facts}>
                {[name, by ? t('changed_by', { name: by }) : ''].filter(Boolean).join(' · ')}
              </p>
              <p className={styles.documents}>
                {documents.map((document) => (
                  <bdi key={document.id}>{document.name}</bdi>
                ))}
              </p>
              {state === 'failed' ? <p>{t('scheduled_failed_text')}</p> : null}
              <FindingList isLinked findings={findings} />
            </div>
            {state === 'waiting' ? (
              <div className={styles.tools}>
                <LinkButton
                  to={editPaths.previews({}, { version: id, document: documents[0]?.id })}
                  variant="secondary"
                  size="small"
                  aria-label={t('act_on', { act: t('preview'), name: time })}
                >
                  {t('preview')}
                </LinkButton>
                {canPublish ? (
                  <Form method="post" action={editPaths.publish()} replace>
                    <input type="hidden" name="intent" value="take-back" />
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      variant="secondary"
                      size="small"
                      aria-label={t('act_on', { act: t('scheduled_take_back'), name: time })}
                    >
                      {t('scheduled_take_back')}
                    </Button>
                  </Form>
                ) : null}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
