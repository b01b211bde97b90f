import { adNCarousel } from '../blocks/ad-n-carousel/definition.server.ts';
import { extensiveCarousel } from '../blocks/extensive-carousel/definition.server.ts';
import { extensiveCarouselRendition } from '../blocks/extensive-carousel-rendition/definition.server.ts';
import { inventorySlide } from '../blocks/inventory-slide/definition.server.ts';
import { nestedSlides } from '../blocks/nested-slides/definition.server.ts';
import { tripleCardCarousel } from '../blocks/triple-card-carousel/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const carouselDefinitions: FamilyDefinitions<'carousels'> = {
  inventorySlide,
  extensiveCarouselRendition,
  extensiveCarousel,
  adNCarousel,
  tripleCardCarousel,
  nestedSlides,
};
