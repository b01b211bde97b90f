import type { PanelView } from '#app/features/page-builder/parts/panel.ts';
import type { SliderView } from '#app/features/page-builder/parts/slider-view.ts';

export interface NewsView {
  carousel: SliderView | null;
  ad: PanelView | null;
}
