import FastForward from 'lucide-react/icons/fast-forward';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Rewind from 'lucide-react/icons/rewind';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './feedback.module.css';
import type { FeedbackModel } from './use-feedback.ts';

const ICONS: Record<FeedbackModel['kind'], ReactNode> = {
  play: <Play fill="currentColor" />,
  pause: <Pause fill="currentColor" />,
  back: <Rewind fill="currentColor" />,
  forward: <FastForward fill="currentColor" />,
  volume: <Volume2 />,
  muted: <VolumeX />,
  text: null,
};

/** On the picture, on the side it leads to: what the key or finger has done. */
export function Feedback({
  feedback,
  announcement,
}: {
  feedback: FeedbackModel | null;
  announcement: string;
}) {
  return (
    <>
      {feedback ? (
        <div key={feedback.id} className={styles.feedback} data-kind={feedback.kind} aria-hidden="true">
          {ICONS[feedback.kind]}
          {feedback.text ? <bdi data-figures>{feedback.text}</bdi> : null}
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
