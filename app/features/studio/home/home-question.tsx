import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { StudioPage } from '../studio-page.tsx';
import styles from './home-form.module.css';
import type { BuiltHome } from './home-form.tsx';

/** Before a home page is deleted. */
export function HomeQuestion({
  home: { templateId, name },
  back,
  commandId,
}: {
  home: BuiltHome;
  back: string;
  commandId: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <StudioPage title={t('home_delete_title', { name })} lead={t('home_delete_text')}>
      <Form method="post" action={back} className={styles.tools}>
        <input type="hidden" name="command_id" value={commandId} />
        <input type="hidden" name="home" value={templateId} />
        <Button type="submit" name="intent" value="delete" variant="danger">
          {t('home_delete_yes')}
        </Button>
        <LinkButton to={back} variant="secondary">
          {t('cancel')}
        </LinkButton>
      </Form>
    </StudioPage>
  );
}
