import type { PanelView } from './panel.ts';

/** A picture beside words. */
export interface SidedView extends PanelView {
  /** The picture's side. */
  side: 'start' | 'end';
}
