// chunk: playback

import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import type { PlayAction } from './play-action.ts';
import { PlayLink } from './play-link.tsx';

/** The play button in every state that it can have; beside resuming, the way back to the beginning. */
export function PlayButtons({
  action,
  isPageSubject,
  note,
}: {
  action: PlayAction | null;
  /** See `PlayLink`. */
  isPageSubject?: boolean;
  /** Which part of the page's subject it plays. */
  note?: string | null;
}) {
  const { t } = useTranslation('player');
  switch (action?.kind) {
    case undefined:
      return null;
    case 'upcoming':
    case 'ended':
      return (
        <Button size="large" disabled>
          {t(action.labelKey)}
        </Button>
      );
    case 'sign-in':
    case 'upgrade':
      return (
        <LinkButton to={action.href} size="large" icon={iconOf(action.kind)}>
          {t(action.labelKey)}
        </LinkButton>
      );
    case 'offer':
      return (
        <LinkButton to={action.href} size="large" icon={<CircleArrowUp aria-hidden="true" />}>
          {t(action.labelKey, { price: action.price })}
        </LinkButton>
      );
    case 'play':
    case 'resume':
      return (
        <>
          <PlayLink
            href={action.href}
            icon={<Play aria-hidden="true" fill="currentColor" />}
            isPageSubject={isPageSubject}
          >
            {note ? `${t(action.labelKey)} · ${note}` : t(action.labelKey)}
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
}

function iconOf(kind: 'sign-in' | 'upgrade') {
  return kind === 'sign-in' ? (
    <Play aria-hidden="true" fill="currentColor" />
  ) : (
    <CircleArrowUp aria-hidden="true" />
  );
}
