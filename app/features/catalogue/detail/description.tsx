import { useTranslation } from 'react-i18next';
import { ClampedText } from '#app/ui/components/clamped-text/clamped-text.tsx';

/** What a title is about: three lines (viewer.md §2), and the rest on demand. */
export function Description({ text, isLong }: { text: string; isLong: boolean }) {
  const { t } = useTranslation('catalogue');
  return <ClampedText text={text} isLong={isLong} moreLabel={t('show_more')} lessLabel={t('show_less')} />;
}
