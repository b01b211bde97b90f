/**
 * Every block, in the order of page-builder.md §2, by the family whose code and styles travel together: a page that has
 * one of a family has fetched them all, and a page has a few families rather than forty files.
 */
export const BLOCK_FAMILIES = {
  rowingHeroSection: 'heroes',
  asymmetricFlow: 'stories',
  promotionalLead: 'offers',
  passimCarve: 'stories',
  passimCarvePlayer: 'players',
  inventorySlide: 'carousels',
  classyBanners: 'banners',
  classyBannersPlayer: 'players',
  narrowAdmonition: 'offers',
  definityCards: 'cards',
  fineTunedGallery: 'galleries',
  flyerIntro: 'banners',
  mementoSlides: 'stories',
  wedgedInfo: 'stories',
  decomposedBanners: 'banners',
  extensiveCarouselRendition: 'carousels',
  extensiveCarousel: 'carousels',
  adNCarousel: 'carousels',
  tripleCardCarousel: 'carousels',
  bobbingCards: 'cards',
  defaultBanner: 'banners',
  defaultBannerPlayer: 'players',
  defaultSwimlane: 'swimlanes',
  artistSwimlane: 'swimlanes',
  venueSwimlane: 'swimlanes',
  centreModeSlider: 'heroes',
  verticalSlider: 'heroes',
  fullHeightSlider: 'heroes',
  scrollingCardRow: 'cards',
  callToActionBanner: 'offers',
  recentStory: 'stories',
  nestedSlides: 'carousels',
  promoStrip: 'offers',
  classScroller: 'classes',
  fitnessPlans: 'classes',
  trainerSlider: 'classes',
  gallerySlider: 'galleries',
  showcaseGrid: 'cards',
  liveClassScroller: 'classes',
  plainScroller: 'cards',
} as const;

export type BlockKey = keyof typeof BLOCK_FAMILIES;

/** All of them, in order. */
export const BLOCK_KEYS = Object.keys(BLOCK_FAMILIES) as readonly BlockKey[];

export function isBlockKey(key: string): key is BlockKey {
  return Object.hasOwn(BLOCK_FAMILIES, key);
}

/** `rowingHeroSection` → `rowing-hero-section`, the block's folder. */
export function folderOf(key: BlockKey): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
