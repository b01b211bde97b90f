import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './question-page.module.css';
import { StudioPage } from './studio-page.tsx';

/** Before something goes: a page, so that it is there without scripts. */
export function QuestionPage({
  title,
  lead,
  back,
  intent,
  yes,
  children,
}: {
  title: string;
  lead?: string;
  /** Where the answer is sent, and where no leads to. */
  back: string;
  intent: string;
  /** The words of the button. */
  yes: string;
  /** Hidden fields. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('edit');
  return (
    <StudioPage title={title} lead={lead}>
      <Form method="post" action={back} className={styles.answers}>
        {children}
        <Button type="submit" name="intent" value={intent} variant="danger">
          {yes}
        </Button>
        <LinkButton to={back} variant="secondary">
          {t('cancel')}
        </LinkButton>
      </Form>
    </StudioPage>
  );
}
