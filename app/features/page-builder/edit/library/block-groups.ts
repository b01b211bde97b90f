import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';

/** What blocks are for, in the order in which the library has them. */
export const BLOCK_GROUPS = ['banners', 'slides', 'cards', 'rows', 'players', 'stories', 'pictures'] as const;
export type BlockGroup = (typeof BLOCK_GROUPS)[number];

const GROUP_OF = {
  rowingHeroSection: 'slides',
  asymmetricFlow: 'cards',
  promotionalLead: 'banners',
  passimCarve: 'stories',
  passimCarvePlayer: 'players',
  inventorySlide: 'slides',
  classyBanners: 'banners',
  classyBannersPlayer: 'players',
  narrowAdmonition: 'banners',
  definityCards: 'cards',
  fineTunedGallery: 'pictures',
  flyerIntro: 'banners',
  mementoSlides: 'pictures',
  wedgedInfo: 'stories',
  decomposedBanners: 'banners',
  extensiveCarouselRendition: 'slides',
  extensiveCarousel: 'slides',
  adNCarousel: 'slides',
  tripleCardCarousel: 'slides',
  bobbingCards: 'cards',
  defaultBanner: 'banners',
  defaultBannerPlayer: 'players',
  defaultSwimlane: 'rows',
  artistSwimlane: 'rows',
  venueSwimlane: 'rows',
  centreModeSlider: 'slides',
  verticalSlider: 'slides',
  fullHeightSlider: 'slides',
  scrollingCardRow: 'cards',
  callToActionBanner: 'banners',
  recentStory: 'stories',
  nestedSlides: 'slides',
  promoStrip: 'banners',
  classScroller: 'cards',
  fitnessPlans: 'cards',
  trainerSlider: 'cards',
  gallerySlider: 'pictures',
  showcaseGrid: 'cards',
  liveClassScroller: 'cards',
  plainScroller: 'cards',
  guestOffer: 'banners',
} as const satisfies Record<BlockKey, BlockGroup>;

export const blocksIn = (group: BlockGroup): readonly BlockKey[] =>
  BLOCK_KEYS.filter((key) => GROUP_OF[key] === group);
