import { useLocation } from '@remix-run/react';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LiveChatLayout } from '#app/features/comments/live/live-chat-layout.tsx';
import type { LiveChat } from '#app/features/comments/live/load-live-comments.server.ts';
import type { InPlaceResponse } from '#app/features/playback/hosts/in-place/in-place-response.ts';
import { InPlaceStage } from '#app/features/playback/hosts/in-place/in-place-stage.tsx';
import { type InPlace, useInPlace } from '#app/features/playback/hosts/in-place/use-in-place.ts';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { PlayerPlaceContext } from '#app/features/playback/player/state/player-place.ts';
import { PreloadingContext } from '#app/features/playback/player/state/preloading-context.ts';
import { showDialog } from './show-dialog.ts';
import { useAfterFilm } from './use-after-film.ts';
import styles from './watch-dialog.module.css';

// It travels with the dialog.
export { showPreloaded } from './show-dialog.ts';

/**
 * The player over the current page, with the live comments beside it where the title has them (viewer.md §2).
 * Until it is opened it is rendered but invisible, laid out and with its first frame decoded, so that the
 * click only shows it.
 */
export function WatchDialog({
  address,
  href,
  isOpen,
  onClose,
}: {
  /** The data's, of `paths.watchInPlace`. */
  address: string;
  /** The watch page's own. */
  href: string;
  isOpen: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation('player');
  const ref = useRef<HTMLDialogElement>(null);
  const inPlace = useInPlace(address);
  const { response: answer } = inPlace;
  const close = useCallback(() => ref.current?.close(), []);
  // Of a title that plays after the first one.
  const [successor, rename] = useState<string | null>(null);
  const place = useMemo(() => ({ kind: 'dialog', close, rename }) as const, [close]);
  const closeForPageBelow = useCloseForPageBelow(close);
  useLayoutEffect(() => {
    if (isOpen && ref.current) showDialog(ref.current);
  }, [isOpen]);
  useRetryOnOpen(isOpen, inPlace);
  // Collections have pages of their own, and an unknown address has an error page.
  const isElsewhere = answer !== null && answer.kind !== 'content' && answer.kind !== 'failed';
  useEffect(() => {
    if (isOpen && isElsewhere) window.location.replace(href);
  }, [isOpen, isElsewhere, href]);
  const liveChat = liveChatOf(answer);
  const title = successor ?? (answer?.kind === 'content' ? answer.page.title : '');
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title || t('loading')}
      data-preloading={isOpen ? undefined : ''}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClickCapture={closeForPageBelow}
    >
      <div className={styles.box}>
        <PreloadingContext.Provider value={!isOpen}>
          <PlayerPlaceContext.Provider value={place}>
            {isOpen || isPlayable(answer) ? (
              <Content inPlace={inPlace} liveChat={liveChat} href={href} dialog={ref} />
            ) : null}
          </PlayerPlaceContext.Provider>
        </PreloadingContext.Provider>
      </div>
    </dialog>
  );
}

/** A link to the page below closes the dialog over it. */
function useCloseForPageBelow(close: () => void) {
  const { pathname } = useLocation();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.pathname !== pathname) return;
    event.preventDefault();
    close();
  };
}

interface ContentProps {
  inPlace: InPlace;
  href: string;
  dialog: RefObject<HTMLElement>;
}

function Content({ liveChat, ...props }: ContentProps & { liveChat: LiveChat | null }) {
  return liveChat ? <WithLiveChat {...props} liveChat={liveChat} /> : <Stage inPlace={props.inPlace} />;
}

function WithLiveChat({ inPlace, liveChat, href, dialog }: ContentProps & { liveChat: LiveChat }) {
  const { response: answer } = inPlace;
  const isPanelDue = useAfterFilm(dialog);
  if (answer?.kind !== 'content') return <Stage inPlace={inPlace} />;
  return (
    <LiveChatLayout
      contentId={answer.id}
      initial={liveChat}
      pageHref={new URL(href).pathname}
      stage={answer.page.view.kind === 'playable' ? 'player' : 'screen'}
      isPanelDue={isPanelDue}
    >
      <Stage inPlace={inPlace} />
    </LiveChatLayout>
  );
}

/** Until the title has loaded, and where that failed, the close button is above it all the same. */
function Stage({ inPlace }: { inPlace: InPlace }) {
  return (
    <>
      <InPlaceStage inPlace={inPlace} />
      {inPlace.response?.kind === 'content' ? null : (
        <div className={styles.top}>
          <PlayerHeading title="" backHref="" />
        </div>
      )}
    </>
  );
}

/** Only a film is made ready: words are drawn at once, and what they offer is for those who see them. */
function isPlayable(answer: InPlaceResponse | null): boolean {
  return answer?.kind === 'content' && answer.page.view.kind === 'playable';
}

/** A preload that failed is retried on click. */
function useRetryOnOpen(isOpen: boolean, { response: answer, retry }: InPlace) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && answer?.kind === 'failed') retry();
    wasOpen.current = isOpen;
  }, [isOpen, answer, retry]);
}

function liveChatOf(answer: InPlaceResponse | null): LiveChat | null {
  return (answer?.kind === 'content' && answer.liveChat) || null;
}
