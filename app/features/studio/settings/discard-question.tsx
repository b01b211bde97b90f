import { useTranslation } from 'react-i18next';
import { QuestionPage } from '../question-page.tsx';

/** Before the changes of a draft are dropped, which nothing brings back. */
export function DiscardQuestion({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation('edit');
  return (
    <QuestionPage
      title={t('settings_discard_title', { title })}
      lead={t('settings_discard_text')}
      back={back}
      intent="discard"
      yes={t('settings_discard_yes')}
    />
  );
}
