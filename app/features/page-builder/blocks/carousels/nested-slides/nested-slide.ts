import type { PanelView } from '#app/features/page-builder/shared/panel.ts';

/** A slide, and the list that it holds. */
export interface NestedSlide extends PanelView {
  children: readonly PanelView[];
}
