import { Form } from '@remix-run/react';
import Rocket from 'lucide-react/icons/rocket';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import type { Finding } from '#app/contract/publishing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { AcceptRules } from './accept-rules.tsx';
import { ChangedDocument } from './changed-document.tsx';
import { FIX_FORM } from './finding-list.tsx';
import styles from './publish-form.module.css';
import { PUBLISH_AT, type PublishDocument } from './publish-model.ts';

/** What the form is drawn with: chosen by its address, or as it was sent. */
export interface Chosen {
  documents: readonly string[];
  accept: readonly Finding['rule'][];
  name: string;
  /** As `datetime-local` has it; empty is now. */
  at: string;
}

/** The drafts that change something, with what is found in each; those with the role choose and publish. */
export function PublishForm({
  action,
  commandId,
  documents,
  rules,
  chosen,
  canPublish,
  timeZone,
}: {
  action: string;
  commandId: string;
  documents: readonly PublishDocument[];
  rules: readonly Finding['rule'][];
  chosen: Chosen;
  canPublish: boolean;
  timeZone: string;
}) {
  const { t } = useTranslation('edit');
  const fixes = documents.some(({ findings }) => findings.some(({ fix }) => fix !== null));
  return (
    <>
      {fixes ? (
        <Form method="post" action={action} id={FIX_FORM} preventScrollReset hidden>
          <input type="hidden" name="command_id" value={commandId} />
        </Form>
      ) : null}
      <Form method="post" action={action} replace className={styles.form}>
        <input type="hidden" name="command_id" value={commandId} />
        <ul className={styles.documents}>
          {documents.map(({ changes, name, by, waitsFor, findings }) => (
            <ChangedDocument
              key={changes.document}
              changes={changes}
              name={name}
              by={by}
              waitsFor={waitsFor}
              findings={findings}
              box={canPublish ? { isChecked: chosen.documents.includes(changes.document) } : null}
              isLinked
            />
          ))}
        </ul>
        {canPublish ? (
          <>
            <AcceptRules rules={rules} accepted={chosen.accept} />
            <div className={styles.name}>
              <Field
                label={t('publish_name')}
                optional={t('publish_optional')}
                help={t('publish_name_help')}
                name="name"
                maxLength={LIMITS.name}
                defaultValue={chosen.name}
                autoComplete="off"
              />
            </div>
            <div className={styles.name}>
              <input type="hidden" name="zone" value={timeZone} />
              <Field
                id={PUBLISH_AT}
                label={t('publish_at')}
                optional={t('publish_optional')}
                help={`${t('publish_at_help')} ${t('time_zone', { zone: timeZone })}`}
                type="datetime-local"
                name="at"
                defaultValue={chosen.at}
              />
            </div>
            <div className={styles.end}>
              <Button type="submit" size="large" icon={<Rocket aria-hidden="true" />}>
                {t('publish')}
              </Button>
              <LinkButton to={editPaths.pages()} variant="quiet">
                {t('cancel')}
              </LinkButton>
            </div>
          </>
        ) : null}
      </Form>
    </>
  );
}
