import type { PanelView } from '#app/features/page-builder/shared/panel.ts';

/** The big one, and up to two smaller ones. */
export interface TripleCard extends PanelView {
  small: readonly PanelView[];
}
