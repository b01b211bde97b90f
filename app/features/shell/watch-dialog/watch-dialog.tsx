import { useLocation } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTalk } from '#app/features/comments/live/load-live-comments.server.ts';
import { TalkLayout } from '#app/features/comments/live/talk-layout.tsx';
import type { InPlaceAnswer } from '#app/features/playback/in-place/in-place-answer.ts';
import { InPlaceStage } from '#app/features/playback/in-place/in-place-stage.tsx';
import { type InPlace, useInPlace } from '#app/features/playback/in-place/use-in-place.ts';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { endTrailer } from '#app/features/playback/trailer/end-trailer.ts';
import { WatchPlaceContext } from '#app/features/playback/watch/watch-place.ts';
import { useBackdropPress } from '#app/ui/use-backdrop-press.ts';
import styles from './watch-dialog.module.css';

/** With what the watch page has beside its player. */
type TalkingAnswer = InPlaceAnswer & { talk?: LiveTalk | null };

/** The player over the page one is on, with the live comments beside it where the title has them (viewer.md §2). */
export function WatchDialog({
  address,
  href,
  onClose,
}: {
  /** The data's, of `paths.watchInPlace`. */
  address: string;
  /** The watch page's own. */
  href: string;
  onClose(): void;
}) {
  const { t } = useTranslation('player');
  const { pathname } = useLocation();
  const ref = useRef<HTMLDialogElement>(null);
  const inPlace = useInPlace(address);
  const { answer } = inPlace;
  const close = useCallback(() => ref.current?.close(), []);
  const place = useMemo(() => ({ kind: 'dialog', close }) as const, [close]);
  const backdrop = useBackdropPress(close);
  useEffect(() => {
    ref.current?.showModal();
    // One picture is enough to look at.
    endTrailer();
  }, []);
  // Collections have pages of their own, and an address that leads nowhere has one that says so.
  const isElsewhere = answer !== null && answer.kind !== 'content' && answer.kind !== 'failed';
  useEffect(() => {
    if (isElsewhere) window.location.replace(href);
  }, [isElsewhere, href]);
  const talk = talkOf(answer);
  const title = answer?.kind === 'content' ? answer.page.title : '';
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title || t('loading')}
      data-talk={talk ? '' : undefined}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClickCapture={closeForPageBelow}
      {...backdrop}
    >
      <div className={styles.box}>
        <WatchPlaceContext.Provider value={place}>
          {answer?.kind === 'content' && talk ? (
            <TalkLayout
              contentId={answer.id}
              initial={talk}
              pageHref={new URL(href).pathname}
              stage={answer.page.view.kind === 'playable' ? 'player' : 'screen'}
            >
              <Stage inPlace={inPlace} />
            </TalkLayout>
          ) : (
            <Stage inPlace={inPlace} />
          )}
        </WatchPlaceContext.Provider>
      </div>
    </dialog>
  );

  /** What leads to the page that lies below leads out. */
  function closeForPageBelow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.pathname !== pathname) return;
    event.preventDefault();
    close();
  }
}

/** Until the title is known, and where it is not to be had, the way out stands above it all the same. */
function Stage({ inPlace }: { inPlace: InPlace }) {
  return (
    <>
      <InPlaceStage inPlace={inPlace} />
      {inPlace.answer?.kind === 'content' ? null : (
        <div className={styles.top}>
          <PlayerHeading title="" backHref="" />
        </div>
      )}
    </>
  );
}

function talkOf(answer: TalkingAnswer | null): LiveTalk | null {
  return answer?.talk ?? null;
}
