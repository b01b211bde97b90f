/**
 * Every block, in the order of page-builder.md §2, and behind them what it does not name. Each has a folder `blocks/<chunk>/<key in kebab case>`.
 */
export const BLOCK_KEYS = [
  'rowingHeroSection',
  'asymmetricFlow',
  'promotionalLead',
  'passimCarve',
  'passimCarvePlayer',
  'inventorySlide',
  'classyBanners',
  'classyBannersPlayer',
  'narrowAdmonition',
  'definityCards',
  'fineTunedGallery',
  'flyerIntro',
  'mementoSlides',
  'wedgedInfo',
  'decomposedBanners',
  'extensiveCarouselRendition',
  'extensiveCarousel',
  'adNCarousel',
  'tripleCardCarousel',
  'bobbingCards',
  'defaultBanner',
  'defaultBannerPlayer',
  'defaultSwimlane',
  'artistSwimlane',
  'venueSwimlane',
  'centreModeSlider',
  'verticalSlider',
  'fullHeightSlider',
  'scrollingCardRow',
  'callToActionBanner',
  'recentStory',
  'nestedSlides',
  'promoStrip',
  'classScroller',
  'fitnessPlans',
  'trainerSlider',
  'gallerySlider',
  'showcaseGrid',
  'liveClassScroller',
  'plainScroller',
  'guestOffer',
] as const;

export type BlockKey = (typeof BLOCK_KEYS)[number];

const known: ReadonlySet<string> = new Set(BLOCK_KEYS);

export function isBlockKey(key: string): key is BlockKey {
  return known.has(key);
}
