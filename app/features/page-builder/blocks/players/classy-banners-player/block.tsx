import { type ReactNode, useState } from 'react';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { AwaitFeatured } from '#app/features/page-builder/shared/await-featured.tsx';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView, SlideView } from '#app/features/page-builder/shared/slider-view.ts';
import { Stage } from '#app/features/page-builder/shared/stage.tsx';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import { FeaturedPlayer } from '#app/features/playback/hosts/featured/featured-player.tsx';
import type { FeaturedParams, FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import styles from './block.module.css';

export interface BannerSlide extends SlideView {
  player?: FeaturedParams;
}

export type BannersView = SliderView<BannerSlide>;

/** By the places of their slides; null where there is none, or it cannot be had now. */
export interface BannerPlayers {
  players: readonly (FeaturedView | null)[];
}

export function ClassyBannersPlayer({ view, loaded, isFirst }: BlockProps<BannersView, BannerPlayers>) {
  const { heading, label, plays, slides } = view;
  const [isPlaying, setPlaying] = useState(false);
  const level = heading ? 'h3' : 'h2';
  return (
    // What a viewer has begun to watch is not slid away from him.
    <div
      onPlayCapture={() => setPlaying(true)}
      onPauseCapture={() => setPlaying(false)}
      onEndedCapture={() => setPlaying(false)}
    >
      <Slider
        heading={heading}
        label={label}
        className={styles.slider}
        axis="column"
        autoplayMs={plays ? AUTOPLAY_MS : null}
        isHeld={isPlaying}
      >
        {slides.map((slide, index) => {
          const first = isFirst && index === 0;
          return slide.player ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
            <PlayingStage key={index} slide={slide} level={level} isFirst={first}>
              <AwaitFeatured featured={loaded}>
                {(there) => {
                  const featured = there?.players[index];
                  return featured ? <FeaturedPlayer view={featured} /> : null;
                }}
              </AwaitFeatured>
            </PlayingStage>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
            <Stage key={index} slide={slide} level={level} isFirst={first} />
          );
        })}
      </Slider>
    </div>
  );
}

/** The slide's picture fills it, dimmed; before it are the words, and a screen. */
function PlayingStage({
  slide: { image, words, side },
  level,
  isFirst,
  children,
}: {
  slide: BannerSlide;
  level: 'h2' | 'h3';
  isFirst: boolean;
  children: ReactNode;
}) {
  return (
    <article className={styles.stage} data-on-picture data-side={side}>
      <BlockPicture
        image={image}
        sizes="100vw"
        isFirst={isFirst}
        scrim="center"
        className={styles.backdrop}
      />
      <div className={styles.screen}>
        <BlockPicture image={image} sizes="(width >= 720px) 60vw, 100vw" />
        {children}
      </div>
      <Words words={words} level={level} className={styles.words} />
    </article>
  );
}
