import type { SliderView, SlideView } from '#app/features/page-builder/shared/slider-view.ts';
import type { FeaturedParams, FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';

export interface BannerSlide extends SlideView {
  player?: FeaturedParams;
}

export type BannersView = SliderView<BannerSlide>;

/** By the places of their slides; null where there is none, or it cannot be had now. */
export interface BannerPlayers {
  players: readonly (FeaturedView | null)[];
}
