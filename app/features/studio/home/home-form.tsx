import { Form } from '@remix-run/react';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { FormEnd } from '../form-end.tsx';
import styles from './home-form.module.css';
import { builtChoice, CLASSIC, NEW_HOME } from './read-home.ts';

/** A home of blocks. */
export interface BuiltHome {
  /** Of its document. */
  document: string;
  templateId: string;
  name: string;
  isChanged: boolean;
  /** Neither in use nor chosen. */
  canBeDeleted: boolean;
}

/** Which home viewers have: the classic one, or one of those that are built. */
export function HomeForm({
  action,
  homes,
  choice,
  seen,
  children,
}: {
  action: string;
  homes: readonly BuiltHome[];
  choice: string;
  /** The one that viewers have now. */
  seen: string | null;
  /** Hidden fields. */
  children: ReactNode;
}) {
  const { t } = useTranslation('edit');
  return (
    <Form method="post" action={action} className={styles.form}>
      {children}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('home_choose')}</legend>
        {homes.map((home) => (
          <div key={home.document} className={styles.choice}>
            <HomeRadio
              value={builtChoice(home.templateId)}
              choice={choice}
              name={home.name}
              note={t('home_built_note')}
            >
              {seen === home.templateId ? <Badge tone="neutral">{t('in_use')}</Badge> : null}
              {home.isChanged ? <Badge tone="accent">{t('changed')}</Badge> : null}
            </HomeRadio>
            <HomeTools home={home} />
          </div>
        ))}
        <div className={styles.choice}>
          <HomeRadio value={CLASSIC} choice={choice} name={t('home_classic')} note={t('home_classic_note')}>
            {seen === null ? <Badge tone="neutral">{t('in_use')}</Badge> : null}
          </HomeRadio>
        </div>
      </fieldset>
      <FormEnd>
        <Button type="submit" name="intent" value="save" size="large">
          {t('theme_save')}
        </Button>
      </FormEnd>
    </Form>
  );
}

/** What can be done with a home page. */
function HomeTools({ home: { document, templateId, name, canBeDeleted } }: { home: BuiltHome }) {
  const { t } = useTranslation('edit');
  const tools = [
    { act: 'home_rename', href: editPaths.settings({ document }) },
    { act: 'home_copy', href: `${editPaths.home({}, { from: templateId })}#${NEW_HOME}` },
    ...(canBeDeleted ? [{ act: 'home_delete', href: editPaths.home({}, { delete: templateId }) }] : []),
  ];
  return (
    <span className={styles.tools}>
      <LinkButton
        to={editPaths.stage({ document })}
        variant="secondary"
        size="small"
        icon={<PencilLine aria-hidden="true" />}
        aria-label={t('act_on', { act: t('edit'), name })}
      >
        {t('edit')}
      </LinkButton>
      {tools.map(({ act, href }) => (
        <LinkButton
          key={act}
          to={href}
          variant="quiet"
          size="small"
          aria-label={t('act_on', { act: t(act), name })}
        >
          {t(act)}
        </LinkButton>
      ))}
    </span>
  );
}

function HomeRadio({
  value,
  choice,
  name,
  note,
  children,
}: {
  value: string;
  choice: string;
  name: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <label className={styles.label}>
      <input
        type="radio"
        name="home"
        value={value}
        defaultChecked={value === choice}
        className={styles.radio}
      />
      <span className={styles.about}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.badges}>{children}</span>
    </label>
  );
}
