import type { PanelView } from '#app/features/page-builder/shared/panel.ts';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';

export interface AdCarouselView {
  carousel: SliderView | null;
  ad: PanelView | null;
}
