import { Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '#app/ui/icon-button.tsx';
import type { PlayAction } from './play-action.ts';
import { PlayLink } from './play-link.tsx';

/** What starts the player where the action allows it: the button, and the way back to the beginning. */
export function PlayButtons({ action }: { action: PlayAction | null }) {
  const { t } = useTranslation('player');
  if (action?.kind !== 'play' && action?.kind !== 'resume') return null;
  return (
    <>
      <PlayLink href={action.href} icon={<Play aria-hidden="true" fill="currentColor" />}>
        {t(action.labelKey)}
      </PlayLink>
      {action.kind === 'resume' ? (
        <IconLink
          to={action.restartHref}
          label={t('restart')}
          icon={<RotateCcw aria-hidden="true" />}
          variant="filled"
        />
      ) : null}
    </>
  );
}
