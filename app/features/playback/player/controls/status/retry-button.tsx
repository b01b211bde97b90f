import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { Button } from '#app/ui/components/button/button.tsx';

/** Loads again from where it stopped. It goes with what it stands in, so that the keys are the player's from then on. */
export function RetryButton(look: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  const { t } = useTranslation('player');
  const { retry, focus } = usePlayerApi();
  return (
    <Button
      {...look}
      onClick={() => {
        focus();
        retry();
      }}
    >
      {t('retry')}
    </Button>
  );
}
