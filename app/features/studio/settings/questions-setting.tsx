import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { HtmlSetting } from './html-setting.tsx';
import { RowCard } from './row-card.tsx';
import { RowList } from './row-list.tsx';
import type { SettingsFieldOf } from './settings-field.ts';
import { WordsControl } from './words-control.tsx';

/** Questions with their answers, and a row for one more. */
export function QuestionsSetting({ field, label }: { field: SettingsFieldOf<'questions'>; label: string }) {
  const { t } = useTranslation('edit');
  const { name, questions, isBorrowed } = field;
  const rows = [...questions, { question: '', answer: '' }];
  return (
    <RowList name={name} label={label} hint={isBorrowed ? t('settings_questions_borrowed') : undefined}>
      {rows.map(({ question, answer }, index) => {
        const path = `${name}/${index}`;
        return (
          <RowCard key={path} list={name} index={index} count={questions.length} title={question}>
            <WordsControl
              path={`${path}/question`}
              label={t('settings_question')}
              words={question}
              maxChars={Math.min(LIMITS.value, LINE_CHARS)}
            />
            <HtmlSetting path={`${path}/answer`} label={t('settings_answer')} words={answer} rows={6} />
          </RowCard>
        );
      })}
    </RowList>
  );
}

/** A question is a line, however long it may be. */
const LINE_CHARS = 500;
