import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '#app/features/links/site-link.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './card-section.module.css';
import type { HeadView } from './card-view.ts';

/** A block of cards with its heading, its words and where it leads. */
export function CardSection({
  as: Box = 'section',
  head: { heading, description, link },
  label,
  icon,
  className,
  children,
}: {
  /** Around what is a section of its own. */
  as?: 'section' | 'div';
  head: HeadView;
  /** The accessible name where the section has no heading. */
  label: string;
  /** Precedes the heading. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const headingId = useId();
  return (
    <Box
      className={className ? `${styles.section} ${className}` : styles.section}
      aria-labelledby={Box === 'section' ? headingId : undefined}
    >
      {heading ? null : (
        <h2 id={headingId} className={styles.unseen}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
      )}
      {heading || description || link || icon ? (
        <div className={styles.head}>
          {icon}
          <div className={styles.words}>
            {heading ? (
              <h2 id={headingId} dir="auto">
                {heading}
              </h2>
            ) : null}
            {description ? <p dir="auto">{description}</p> : null}
          </div>
          {link ? (
            <SiteLink
              link={link}
              className={styles.more}
              aria-label={t('see_more_of', { name: heading ?? label })}
            >
              {t('see_more')}
              <ChevronRight aria-hidden="true" />
            </SiteLink>
          ) : null}
        </div>
      ) : null}
      {children}
    </Box>
  );
}
