import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Scroller } from '#app/ui/components/carousel/scroller.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import type { LaneFit } from './lane-model.ts';
import styles from './swimlane.module.css';

/** A named row of cards; `children` are its `<li>`s. */
export function Swimlane({
  name,
  seeMoreHref,
  fit,
  children,
}: {
  name: string;
  seeMoreHref: string | null;
  fit?: LaneFit | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  const headingId = useId();
  const followLinks = useFollowLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too.
    <section className={styles.lane} data-fit={fit} aria-labelledby={headingId} onClick={followLinks}>
      <div className={styles.head}>
        <h2 className={styles.name} id={headingId} dir="auto">
          {name}
        </h2>
        {seeMoreHref ? (
          <Link
            to={seeMoreHref}
            className={styles.more}
            aria-label={t('see_more_of', { name, ns: 'common' })}
          >
            {t('see_more', { ns: 'common' })}
            <ChevronRight aria-hidden="true" />
          </Link>
        ) : null}
      </div>
      <Scroller
        label={name}
        previousLabel={t('scroll_previous', { name })}
        nextLabel={t('scroll_next', { name })}
        fit={fit}
      >
        {children}
      </Scroller>
    </section>
  );
}
