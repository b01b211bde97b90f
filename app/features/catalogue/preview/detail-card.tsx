import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayPlayTrailers } from '#app/features/playback/trailer/may-play-trailers.ts';
import { useTrailer } from '#app/features/playback/trailer/use-trailer.ts';
import { Badge } from '#app/ui/components/badge/badge.tsx';
import { IconLink } from '#app/ui/components/button/icon-button.tsx';
import { BackdropVideo } from '#app/ui/components/picture/backdrop-video.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import type { CardDetail } from './card-detail.ts';
import styles from './detail-card.module.css';
import { MuteButton } from './mute-button.tsx';
import { detailWidth, placeDetail } from './place-detail.ts';

/** The large form of a card, over it. It leads where the card leads; keys reach its buttons from the card. */
export function DetailCard({
  cardRef,
  link,
  detail,
  actions,
}: {
  cardRef: RefObject<HTMLElement>;
  /** The card that it belongs to. */
  link: HTMLAnchorElement;
  detail: CardDetail;
  actions: ReactNode;
}) {
  const followLinks = useFollowLinks();
  const origin = useAssetOrigin();
  const place = usePlace(cardRef, link);
  const [plays] = useState(mayPlayTrailers);
  const trailer = useTrailer(plays && detail.trailer ? `${origin}/${detail.trailer}` : null);
  const { t } = useTranslation('player');
  const { kind, href, title, watchHref, image, text } = detail;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too.
    <section
      ref={cardRef}
      className={styles.card}
      style={place}
      data-kind={kind}
      aria-label={title}
      onClick={followLinks}
    >
      <div className={styles.stage}>
        <Picture
          source={toPictureSource(image, origin, kind === 'artist' ? 'round' : 'card')}
          sizes="420px"
          shape="fill"
        />
        {plays && detail.trailer ? <BackdropVideo ref={trailer.ref} isShowing={trailer.isShowing} /> : null}
        <div className={styles.actions}>
          {watchHref ? (
            <IconLink
              to={watchHref}
              label={t('play_title', { title })}
              icon={<Play aria-hidden="true" />}
              variant="filled"
            />
          ) : null}
          <MuteButton trailer={trailer} />
          {actions}
        </div>
      </div>
      <div className={styles.words}>
        <a href={href} className={styles.title} tabIndex={-1}>
          {title}
        </a>
        <Facts detail={detail} />
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </section>
  );
}

function Facts({ detail: { badge, isLocked, rating, facts } }: { detail: CardDetail }) {
  const { t } = useTranslation('catalogue');
  return (
    <p className={styles.facts}>
      {badge ? <Badge tone={badge === 'live' ? 'live' : 'neutral'}>{t(`badge_${badge}`)}</Badge> : null}
      {isLocked ? (
        <Badge>
          <Lock aria-hidden="true" />
          {t('badge_members')}
        </Badge>
      ) : null}
      <RatingMark rating={rating} />
      {facts ? <span>{facts}</span> : null}
    </p>
  );
}

/** The content rating's icon and name; the icon means the same, so only the name is read. */
function RatingMark({ rating }: { rating: CardDetail['rating'] }) {
  const { t } = useTranslation('catalogue');
  const origin = useAssetOrigin();
  if (!rating) return null;
  const icon = toPictureSource(rating.icon, origin, 'card');
  return (
    <span className={styles.rating} title={t('content_rating', { name: rating.name })}>
      {icon ? <img className={styles.icon} src={icon.src} alt="" width={20} height={20} /> : null}
      {/* "12+" keeps its order in a line that runs from right to left. */}
      <bdi>{rating.name}</bdi>
    </span>
  );
}

type Place = CSSProperties & Record<`--${string}`, string>;

/** Measured once it is in the page, and before it is seen. */
function usePlace(cardRef: RefObject<HTMLElement>, link: HTMLAnchorElement): Place {
  const { clientWidth, clientHeight } = document.documentElement;
  const [picture] = useState(() => (link.firstElementChild ?? link).getBoundingClientRect());
  const width = detailWidth(picture.width, clientWidth);
  const [place, setPlace] = useState<Place>({ '--width': `${width}px` });

  useLayoutEffect(() => {
    const card = cardRef.current;
    const stage = card?.firstElementChild;
    if (!card || !stage) return;
    const size = { width, height: card.offsetHeight, pictureHeight: stage.clientHeight };
    const gutter = Number.parseFloat(getComputedStyle(card).scrollPaddingInlineStart) || 0;
    const viewport = { width: clientWidth, height: clientHeight, top: headerBottom(), gutter };
    const { left, top, originX, originY } = placeDetail(picture, size, viewport);
    const isRightToLeft = getComputedStyle(card).direction === 'rtl';
    setPlace({
      '--width': `${width}px`,
      '--start': `${isRightToLeft ? clientWidth - left - width : left}px`,
      '--top': `${top}px`,
      '--origin': `${originX}px ${originY}px`,
    });
  }, [cardRef, picture, width, clientWidth, clientHeight]);

  return place;
}

function headerBottom(): number {
  const header = document.querySelector('header');
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
}
