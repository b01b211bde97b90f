import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { Button } from '#app/ui/components/button/button.tsx';

/**
 * Reloads at the position. The button unmounts with its message, so focus goes to the player and its keys.
 */
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
