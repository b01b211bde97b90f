import ExternalLink from 'lucide-react/icons/external-link';
import Info from 'lucide-react/icons/info';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { PREFETCH } from '#app/features/links/prefetch.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { Carousel } from '#app/ui/components/carousel/carousel.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { BANNER_AUTOPLAY_MS, HERO_SIZES } from '../constants.ts';
import styles from './hero.module.css';
import type { HeroSlide } from './hero-model.ts';

/** The banner at the top of the home page. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const { t } = useTranslation(['home', 'common']);
  const count = slides.length;
  return (
    <Carousel
      autoplayMs={BANNER_AUTOPLAY_MS}
      labels={{
        region: t('banner'),
        previous: t('previous', { ns: 'common' }),
        next: t('next', { ns: 'common' }),
        pause: t('banner_pause'),
        play: t('banner_play'),
        slide: (position) => t('banner_slide', { position, count }),
      }}
    >
      {slides.map((slide, index) => (
        <Slide key={slide.image} slide={slide} position={index + 1} />
      ))}
    </Carousel>
  );
}

function Slide({ slide, position }: { slide: HeroSlide; position: number }) {
  const { t } = useTranslation('home');
  const source = toPictureSource(slide.image, useAssetOrigin(), 'banner');
  const name = slide.title ?? t('banner_unnamed', { position });
  return (
    <article className={styles.slide} data-on-picture data-bare={slide.title === null || undefined}>
      <Picture
        source={source}
        alt={slide.title ? '' : name}
        sizes={HERO_SIZES}
        shape="fill"
        priority={position === 1}
      />
      {slide.href ? <Target slide={slide} name={name} /> : null}
      {slide.title ? (
        <div className={styles.words}>
          <h2 className={styles.title}>{slide.title}</h2>
          {slide.facts ? <p className={styles.facts}>{slide.facts}</p> : null}
          {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
          <Actions slide={slide} />
        </div>
      ) : null}
    </article>
  );
}

/** The entire slide is the link. */
function Target({ slide, name }: { slide: HeroSlide; name: string }) {
  const { t } = useTranslation('home');
  if (!slide.isExternal) {
    return (
      <Link to={slide.href ?? ''} className={styles.target} prefetch={PREFETCH} draggable={false}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <a
      href={slide.href ?? ''}
      className={styles.target}
      target="_blank"
      rel="noopener noreferrer"
      draggable={false}
    >
      <VisuallyHidden>{`${name} (${t('opens_new_tab')})`}</VisuallyHidden>
      <ExternalLink aria-hidden="true" className={styles.external} />
    </a>
  );
}

function Actions({ slide }: { slide: HeroSlide }) {
  const { t } = useTranslation(['home', 'player']);
  return (
    <div className={styles.actions}>
      {slide.watchHref ? (
        <LinkButton to={slide.watchHref} icon={<Play aria-hidden="true" fill="currentColor" />}>
          {t('watch_now', { ns: 'player' })}
        </LinkButton>
      ) : null}
      {slide.href && !slide.isExternal ? (
        <LinkButton to={slide.href} variant="secondary" icon={<Info aria-hidden="true" />}>
          {t('details')}
        </LinkButton>
      ) : null}
    </div>
  );
}
