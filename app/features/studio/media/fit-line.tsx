import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { fitOf, type Size } from '#app/domain/picture-fit.ts';
import styles from './media.module.css';

/** Whether a picture is large enough: in words and with an icon, never by colour alone. */
export function FitLine({ picture, wanted }: { picture: Size; wanted: Size | null }) {
  const { t } = useTranslation('edit');
  if (!wanted) return null;
  const fit = fitOf(picture, wanted);
  return fit.kind === 'fits' ? (
    <p className={styles.fit} data-fit="good">
      <CircleCheck aria-hidden="true" />
      {t('media_fits')}
    </p>
  ) : (
    <p className={styles.fit} data-fit="poor">
      <TriangleAlert aria-hidden="true" />
      {t('media_scaled_up', { percent: fit.percent })}
    </p>
  );
}
