import SkipForward from 'lucide-react/icons/skip-forward';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stretch } from '#app/contract/content.ts';
import { useMedia } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './skip-stretch.module.css';
import { type Skippable, type SkippableKind, stretchAt } from './skippable.ts';

const EVENTS = ['timeupdate', 'seeking', 'seeked', 'emptied', 'ended'] as const;
const LABELS = { recap: 'skip_recap', intro: 'skip_intro' } as const satisfies Record<SkippableKind, string>;

/** While an intro or a recap plays: the way to its end. */
export function SkipStretch({ recap, intro }: Skippable) {
  const { t } = useTranslation('player');
  const { seekTo, focus } = usePlayerApi();
  const read = useCallback(
    (video: HTMLVideoElement) => stretchAt({ recap, intro }, video.currentTime),
    [recap, intro],
  );
  const kind = useMedia<SkippableKind | null>(EVENTS, read, null);
  const stretch: Stretch | null = kind && { recap, intro }[kind];
  const label = kind ? t(LABELS[kind]) : null;
  const skip = () => {
    focus();
    if (stretch) seekTo(stretch.end);
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {label ? (
        <div className={styles.place}>
          <Button variant="secondary" icon={<SkipForward aria-hidden="true" />} onClick={skip}>
            {label}
          </Button>
        </div>
      ) : null}
    </>
  );
}
