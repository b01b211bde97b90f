import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { StudioPage } from '../studio-page.tsx';
import styles from './settings.module.css';

/** Before the changes of a draft are dropped, which nothing brings back. */
export function DiscardQuestion({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation('edit');
  return (
    <StudioPage title={t('settings_discard_title', { title })} lead={t('settings_discard_text')}>
      <Form method="post" action={back} className={styles.tools}>
        <Button type="submit" name="intent" value="discard" variant="danger">
          {t('settings_discard_yes')}
        </Button>
        <LinkButton to={back} variant="secondary">
          {t('cancel')}
        </LinkButton>
      </Form>
    </StudioPage>
  );
}
