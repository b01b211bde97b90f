import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { StudioPage } from '../studio-page.tsx';

/** page-builder.md §6: deleting a card is confirmed. */
export function CardQuestion({
  back,
  path,
  revision,
  commandId,
}: {
  back: string;
  path: string;
  revision: number;
  commandId: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <StudioPage title={t('delete_card')}>
      <Form method="post" action={back}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="command_id" value={`${commandId}-yes`} />
        <input type="hidden" name="confirmed" value="yes" />
        <p>
          <Button type="submit" name="intent" value={`card-delete:${path}`} variant="danger">
            {t('yes')}
          </Button>{' '}
          <LinkButton to={back} variant="secondary">
            {t('cancel')}
          </LinkButton>
        </p>
      </Form>
    </StudioPage>
  );
}
