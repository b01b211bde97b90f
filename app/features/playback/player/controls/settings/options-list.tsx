import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import styles from './settings-menu.module.css';

export interface Option {
  key: string;
  label: string;
  /** BCP 47, where the label is not in the page's language. */
  language?: string | undefined;
  isChosen: boolean;
  choose(): void;
}

/** One page of the settings: choices of which one holds, and the way back. */
export function OptionsList({
  title,
  options,
  onBack,
}: {
  title: string;
  options: Option[];
  onBack(): void;
}) {
  const { t } = useTranslation('player');
  return (
    <>
      <button
        type="button"
        role="menuitem"
        className={styles.title}
        aria-label={t('back_to_settings', { title })}
        onClick={onBack}
      >
        <ChevronLeft className={styles.chevron} aria-hidden="true" />
        <span>{title}</span>
      </button>
      {options.map(({ key, label, language, isChosen, choose }) => (
        <button
          key={key}
          type="button"
          role="menuitemradio"
          aria-checked={isChosen}
          className={styles.option}
          onClick={() => {
            choose();
            onBack();
          }}
        >
          <Check className={styles.check} aria-hidden="true" />
          <span lang={language}>{label}</span>
        </button>
      ))}
    </>
  );
}
