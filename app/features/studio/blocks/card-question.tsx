import { useTranslation } from 'react-i18next';
import { QuestionPage } from '../question-page.tsx';

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
    <QuestionPage title={t('delete_card')} back={back} intent={`card-delete:${path}`} yes={t('yes')}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="command_id" value={`${commandId}-yes`} />
      <input type="hidden" name="confirmed" value="yes" />
    </QuestionPage>
  );
}
