import { fineTunedGallery } from '../blocks/fine-tuned-gallery/definition.server.ts';
import { gallerySlider } from '../blocks/gallery-slider/definition.server.ts';
import type { FamilyDefinitions } from '../family.ts';

export const galleryDefinitions: FamilyDefinitions<'galleries'> = { fineTunedGallery, gallerySlider };
