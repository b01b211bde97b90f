import { useTranslation } from 'react-i18next';
import { QuestionPage } from '../question-page.tsx';
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
    <QuestionPage
      title={t('home_delete_title', { name })}
      lead={t('home_delete_text')}
      back={back}
      intent="delete"
      yes={t('home_delete_yes')}
    >
      <input type="hidden" name="command_id" value={commandId} />
      <input type="hidden" name="home" value={templateId} />
    </QuestionPage>
  );
}
