import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import styles from './preview-iframes.module.css';
import type { PreviewWidth } from './preview-widths.ts';

export interface PreviewIframe {
  src: string;
  /** The same by itself: there the page knows that it is a preview. */
  href: string;
  width: PreviewWidth;
  /** What lies in it, where that is not one thing for all. */
  name?: string;
}

/** Pages of the site beside each other, each as wide as its screen, made smaller to fit. */
export function PreviewIframes({ iframes }: { iframes: readonly PreviewIframe[] }) {
  const { t } = useTranslation('edit');
  return (
    <ul className={styles.list}>
      {iframes.map(({ src, href, width, name }) => {
        const label = [name, t('preview_width', { width })].filter(Boolean).join(' · ');
        return (
          <li key={src + width} className={styles.item} data-width={width}>
            <div className={styles.head}>
              <bdi className={styles.label}>{label}</bdi>
              <LinkButton
                to={href}
                reloadDocument
                size="small"
                variant="quiet"
                aria-label={t('preview_open_named', { name: label })}
              >
                {t('preview_open')}
              </LinkButton>
            </div>
            <div className={styles.screen}>
              <iframe src={src} title={label} className={styles.page} loading="lazy" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
