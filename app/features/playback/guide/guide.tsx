import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { DayStrip } from '#app/features/playback/channel/day-strip.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { GUIDE_PAGE_ROWS, NOW_ID } from './constants.ts';
import styles from './guide.module.css';
import { GuideGrid } from './guide-grid.tsx';
import type { GuidePlace } from './guide-move.ts';
import type { GuideView } from './guide-view.ts';
import type { GuideScroll } from './use-restored-scroll.ts';

/** The guide: days as links, channels down, time along the reading direction. */
export function Guide({ view, nowMs }: { view: GuideView; nowMs: number }) {
  const { t } = useTranslation(['channels', 'common']);
  const { days, chosen, page, channels } = view;
  const lastFocus = useRef<GuidePlace | null>(null);
  const lastScroll = useRef<GuideScroll | null>(null);
  const href = (more: { day?: string; page?: number | null }) =>
    paths.channels({}, { view: 'guide', day: chosen === days[0] ? null : chosen, ...more });
  if (channels.length === 0) return <EmptyState title={t('empty')} text={t('empty_text')} />;
  return (
    <section className={styles.guide} data-zoned="" aria-label={t('guide')}>
      <DayStrip
        days={days}
        chosen={chosen}
        hrefOf={(day) => paths.channels({}, { view: 'guide', day: day === days[0] ? null : day })}
      />
      {nowMs >= view.window.startMs && nowMs < view.window.endMs ? (
        // Where scripts run, the day opens there.
        <noscript>
          <a className={styles.now} href={`#${NOW_ID}`}>
            {t('go_to_now')}
          </a>
        </noscript>
      ) : null}
      {/*
       * The same day begins at another moment in another time zone; a viewer who is in the guide by then
       * stays where he was.
       */}
      <GuideGrid
        key={`${view.window.startMs} ${page}`}
        view={view}
        nowMs={nowMs}
        lastFocus={lastFocus}
        lastScroll={lastScroll}
      />
      {channels.length > GUIDE_PAGE_ROWS ? (
        // Where scripts run, rows come as the viewer scrolls.
        <noscript>
          <nav className={styles.pages} aria-label={t('more_channels')}>
            {page > 1 ? (
              <LinkButton to={href({ page: page > 2 ? page - 1 : null })} variant="secondary">
                {t('previous', { ns: 'common' })}
              </LinkButton>
            ) : null}
            {page * GUIDE_PAGE_ROWS < channels.length ? (
              <LinkButton to={href({ page: page + 1 })} variant="secondary">
                {t('next', { ns: 'common' })}
              </LinkButton>
            ) : null}
          </nav>
        </noscript>
      ) : null}
    </section>
  );
}
