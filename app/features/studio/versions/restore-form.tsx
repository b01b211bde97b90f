import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { DocumentChanges, Finding } from '#app/contract/publishing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import type { PlacedFinding } from '../checks/site-finding.ts';
import { documentName } from '../documents/document-name.ts';
import { AcceptRules } from '../publish/accept-rules.tsx';
import { ChangedDocument } from '../publish/changed-document.tsx';
import styles from '../publish/publish-form.module.css';
import { rulesToAccept } from '../publish/publish-model.ts';
import { toShownFinding } from '../publish/shown-finding.ts';

export type RestoreTo = 'draft' | 'published';

/** The question before a version replaces drafts, or what viewers see: what changes by it, all or some of it. */
export function RestoreForm({
  version,
  as,
  commandId,
  changes,
  chosen,
  findings,
  accepted,
}: {
  version: string;
  as: RestoreTo;
  commandId: string;
  changes: readonly DocumentChanges[];
  chosen: readonly string[];
  /** What kept it from being published, when it was sent. */
  findings: readonly PlacedFinding[];
  accepted: readonly Finding['rule'][];
}) {
  const { t } = useTranslation('edit');
  return (
    <Form method="post" action={editPaths.versions({}, { version, as })} replace className={styles.form}>
      <input type="hidden" name="command_id" value={commandId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="as" value={as} />
      <ul className={styles.documents}>
        {changes.map((change) => (
          <ChangedDocument
            key={change.document}
            changes={change}
            name={documentName(t, { ...change, id: change.document })}
            box={{ isChecked: chosen.includes(change.document) }}
            findings={findings
              .filter(({ document }) => document === change.document)
              .map((finding) => toShownFinding(finding, change))}
            isLinked={false}
          />
        ))}
      </ul>
      <AcceptRules rules={rulesToAccept(findings)} accepted={accepted} />
      <div className={styles.end}>
        <Button type="submit" size="large">
          {t(as === 'draft' ? 'versions_draft' : 'versions_publish')}
        </Button>
        <LinkButton to={editPaths.versions()} variant="quiet">
          {t('cancel')}
        </LinkButton>
      </div>
    </Form>
  );
}
