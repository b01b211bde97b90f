import { FineTunedGallery } from '../blocks/fine-tuned-gallery/block.tsx';
import { GallerySlider } from '../blocks/gallery-slider/block.tsx';
import type { FamilyParts } from '../family.ts';

export const galleries: FamilyParts<'galleries'> = {
  fineTunedGallery: FineTunedGallery,
  gallerySlider: GallerySlider,
};
