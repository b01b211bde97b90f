import { useTranslation } from 'react-i18next';
import { PROFILE_PICTURES } from '#app/contract/profile-pictures.ts';
import { CheckBox } from '#app/features/forms/check-box.tsx';
import { paths } from '#app/features/links/paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { CardActions, CardPage } from '#app/ui/components/card-page/card-page.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { PinField } from './pin-field.tsx';
import styles from './profile-form.module.css';
import type { EditView, ProfilesFault, ProfileValues } from './profile-page.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { ProfileSelect } from './profile-select.tsx';

/** Makes or changes a profile. What is for a child's alone, or an adult's, shows by the choice between them. */
export function EditProfile({ view, fault }: { view: EditView; fault: ProfilesFault | null }) {
  const { t } = useTranslation('profiles');
  const values = fault?.values ?? view.values;
  return (
    <CardPage title={t(view.id === null ? 'add_profile' : 'edit_title')}>
      <form method="post" className={styles.form}>
        {fault && fault.field === null ? <p role="alert">{fault.text}</p> : null}
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={view.id ?? ''} />
        <Field
          label={t('name')}
          name="name"
          defaultValue={values.name}
          maxLength={40}
          autoComplete="off"
          required
          error={fault?.field === 'name' ? fault.text : undefined}
        />
        <Pictures values={values} />
        {view.id === null ? <Kind values={values} /> : <FixedKind values={values} />}
        <Rules view={view} values={values} />
        {view.languages.length > 0 ? (
          <ProfileSelect
            name="language"
            label={t('language')}
            value={values.language}
            options={[
              ['', t('language_any')],
              ...view.languages.map(({ code, name }) => [code, name] as const),
            ]}
          />
        ) : null}
        {view.hasPin ? null : <PinField name="new_pin" fault={fault} help={t('pin_text')} />}
        {view.isProtected ? <PinField name="pin" fault={fault} /> : null}
        <CardActions>
          <Button type="submit" size="large" wide>
            {t('save')}
          </Button>
          <LinkButton to={paths.profiles()} variant="secondary" size="large" wide>
            {t('back')}
          </LinkButton>
        </CardActions>
      </form>
      {view.canDelete ? <Delete view={view} /> : null}
    </CardPage>
  );
}

function Pictures({ values }: { values: ProfileValues }) {
  const { t } = useTranslation('profiles');
  return (
    <fieldset className={styles.set}>
      <legend>{t('picture')}</legend>
      <div className={styles.pictures}>
        {PROFILE_PICTURES.map((picture) => (
          <label key={picture} className={styles.pictureChoice}>
            <input
              type="radio"
              name="picture"
              value={picture}
              defaultChecked={values.picture === picture}
              aria-label={t(`picture_${picture}`)}
            />
            <ProfilePicture picture={picture} name={values.name || 'A'} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Kind({ values: { isChild } }: { values: ProfileValues }) {
  const { t } = useTranslation('profiles');
  return (
    <fieldset className={styles.set}>
      <legend>{t('kind')}</legend>
      {(['adult', 'child'] as const).map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={isChild === (kind === 'child')} />
          {t(`kind_${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What it is, it stays: the form sends it along all the same, and shows what goes with it. */
function FixedKind({ values: { isChild } }: { values: ProfileValues }) {
  return (
    <input type="radio" name="kind" value={isChild ? 'child' : 'adult'} defaultChecked hidden readOnly />
  );
}

function Rules({ view: { limits }, values }: { view: EditView; values: ProfileValues }) {
  const { t } = useTranslation('profiles');
  const ages = limits.map(({ age, name }) => [String(age), name] as const);
  return (
    <>
      <div className={styles.forChild}>
        <ProfileSelect
          name="max_age"
          label={t('limit')}
          help={t('limit_text')}
          value={values.maxAge || (ages[0]?.[0] ?? '0')}
          options={ages.length > 0 ? ages : [['0', '0+']]}
        />
      </div>
      <div className={styles.forAdult}>
        <CheckBox name="is_locked" value="on" defaultChecked={values.isLocked} label={t('lock')} />
        <ProfileSelect
          name="pin_age"
          label={t('pin_age')}
          value={values.pinAge}
          options={[['', t('pin_age_never')], ...ages]}
        />
      </div>
    </>
  );
}

function Delete({ view: { id, isProtected } }: { view: EditView }) {
  const { t } = useTranslation('profiles');
  return (
    <form method="post" className={styles.delete}>
      <p>{t('delete_text')}</p>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id ?? ''} />
      {isProtected ? <PinField name="pin" fault={null} /> : null}
      <Button type="submit" variant="danger" wide>
        {t('delete')}
      </Button>
    </form>
  );
}
