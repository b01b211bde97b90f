import { useTranslation } from 'react-i18next';
import { EndedScreen } from '#app/features/playback/hosts/screens/ended-screen.tsx';
import { LockedScreen } from '#app/features/playback/hosts/screens/locked-screen.tsx';
import { StageScreen } from '#app/features/playback/hosts/screens/stage-screen.tsx';
import { UpcomingScreen } from '#app/features/playback/hosts/screens/upcoming-screen.tsx';
import type { WatchHead } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { type EmbedPage, EmbedPlayer } from './embed-player.tsx';
import { useParentWindow } from './use-parent-window.ts';

/**
 * A content in somebody else's page: the player, or why there is none and, in a tab of its own, what would
 * help.
 */
export function EmbedScreen({ page }: { page: EmbedPage }) {
  const { view, contentId } = page;
  const parent = useParentWindow(contentId, view.kind);
  switch (view.kind) {
    case 'playable':
      return <EmbedPlayer page={page} view={view} parent={parent} />;
    case 'locked':
      return <LockedScreen page={page} locked={view.locked} />;
    case 'upcoming':
      return <UpcomingScreen page={page} startsAt={view.startsAt} />;
    case 'ended':
      return <EndedScreen page={page} />;
    case 'elsewhere':
      return <ElsewhereScreen page={page} />;
  }
}

function ElsewhereScreen({ page }: { page: WatchHead }) {
  const { t } = useTranslation('player');
  return (
    <StageScreen page={page}>
      <h2>{page.title}</h2>
      <LinkButton to={page.backHref} size="large">
        {t('watch_now')}
      </LinkButton>
    </StageScreen>
  );
}
