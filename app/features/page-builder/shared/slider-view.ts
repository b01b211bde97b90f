import type { PanelView } from './panel.ts';
import type { Side } from './side.ts';

export interface SlideView extends PanelView {
  /** The side that its words are on. */
  side: Side;
}

export interface SliderView<Slide = SlideView> {
  heading?: string;
  /** Names it where it has no heading. */
  label?: string;
  /** Moves by itself, unless its owner has switched that off. */
  plays: boolean;
  slides: Slide[];
}
