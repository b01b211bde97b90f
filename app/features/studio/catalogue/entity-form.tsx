import { Form } from '@remix-run/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { controlId } from '#app/features/page-builder/edit/fields/form-context.ts';
import { SaveOnEnter } from '#app/features/page-builder/edit/fields/save-on-enter.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { FaultList } from '../fault-list.tsx';
import { FormEnd } from '../form-end.tsx';
import { FormGroup, longFormClassName } from '../form-group.tsx';
import styles from './catalogue.module.css';
import type { DrawnGroup } from './draw-entity.server.ts';
import type { EntityFault } from './drawn-field.ts';
import { useEntityFault, useFaultWords } from './entity-context.ts';
import { EntityControl } from './entity-control.tsx';
import { wordsOf } from './entity-field.ts';

/** The form of an entity of any kind. It is posted with `intent`: `save`, or `find:` and a field. */
export function EntityForm({
  groups,
  isNew,
  id,
  digest,
  faults,
  deleteHref,
}: {
  groups: readonly DrawnGroup[];
  isNew: boolean;
  /** Of a new one as it was typed. */
  id: string;
  digest: string;
  faults: readonly EntityFault[];
  deleteHref: string | null;
}) {
  const { t } = useTranslation('studio');
  const { t: inEdit } = useTranslation('edit');
  return (
    // What is wrong is for the server to name.
    <Form method="post" noValidate className={longFormClassName}>
      <SaveOnEnter />
      <input type="hidden" name="digest" value={digest} />
      <EntityFaults groups={groups} faults={faults} />
      {groups.map((group) => (
        <Group key={group.name} group={group}>
          {isNew && group.name === 'main' ? <IdControl id={id} /> : null}
        </Group>
      ))}
      <FormEnd>
        <Button type="submit" name="intent" value="save" size="large">
          {inEdit('settings_save')}
        </Button>
        {deleteHref ? (
          <LinkButton to={deleteHref} variant="quiet" size="large">
            {t('delete')}
          </LinkButton>
        ) : null}
      </FormEnd>
    </Form>
  );
}

function Group({ group, children }: { group: DrawnGroup; children: React.ReactNode }) {
  const { t } = useTranslation('studio');
  const fields = (
    <div className={styles.fields}>
      {group.fields.map((drawn) => (
        <EntityControl key={drawn.field.path} drawn={drawn} />
      ))}
      {children}
    </div>
  );
  if (group.name === 'main') return fields;
  const title = t(`group_${group.name}`);
  if (!group.isExtra) return <FormGroup title={title}>{fields}</FormGroup>;
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
        <ChevronDown aria-hidden="true" />
      </summary>
      {fields}
    </details>
  );
}

function IdControl({ id }: { id: string }) {
  const { t } = useTranslation('studio');
  return (
    <Field
      id={controlId('id')}
      name="id"
      label={t('field_id')}
      help={t('help_id')}
      error={useEntityFault('id')}
      defaultValue={id}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** All that is wrong, by the names of fields. */
function EntityFaults({ groups, faults }: { groups: readonly DrawnGroup[]; faults: readonly EntityFault[] }) {
  const { t } = useTranslation('studio');
  const toWords = useFaultWords();
  const fields = groups.flatMap((group) => group.fields.map(({ field }) => field));
  const lines = faults.map((fault) => {
    const field = fields.find(({ path }) => `${fault.path}.`.startsWith(`${path}.`));
    const words = field ? wordsOf(field) : fault.path;
    return {
      to: controlId(fault.path),
      text: t('fault_of', { name: t(`field_${words}`), fault: toWords(fault) }),
    };
  });
  return <FaultList title={t('not_saved')} of={faults} faults={lines} />;
}
