import { AdNCarousel } from '../blocks/ad-n-carousel/block.tsx';
import { ExtensiveCarousel } from '../blocks/extensive-carousel/block.tsx';
import { ExtensiveCarouselRendition } from '../blocks/extensive-carousel-rendition/block.tsx';
import { InventorySlide } from '../blocks/inventory-slide/block.tsx';
import { NestedSlides } from '../blocks/nested-slides/block.tsx';
import { TripleCardCarousel } from '../blocks/triple-card-carousel/block.tsx';
import type { FamilyParts } from '../family.ts';

export const carousels: FamilyParts<'carousels'> = {
  inventorySlide: InventorySlide,
  extensiveCarouselRendition: ExtensiveCarouselRendition,
  extensiveCarousel: ExtensiveCarousel,
  adNCarousel: AdNCarousel,
  tripleCardCarousel: TripleCardCarousel,
  nestedSlides: NestedSlides,
};
