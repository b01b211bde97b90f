import * as v from 'valibot';
import { maybeReadable } from '#app/contract/reading.ts';
import { description, flag, heading, items, subHeading } from './data.ts';
import { type PanelView, slideEntries, toPanel } from './panel.ts';
import { type Side, toSide } from './side.ts';

const position = maybeReadable(v.string());

/** One of a slider's `slide_data` (page-builder.md §3); its words stand in `content` or beside it. */
export const SlideSchema = v.object({
  ...slideEntries,
  position,
  content: maybeReadable(v.object({ heading, sub_heading: subHeading, description, position })),
});
export type SlideData = v.InferOutput<typeof SlideSchema>;

/** What a slider's data has; some brands call its slides cards. */
export const sliderEntries = {
  title: heading,
  heading,
  auto_slide: flag,
  slide_data: items(SlideSchema),
  card_data: items(SlideSchema),
};
export const SliderSchema = v.object(sliderEntries);
export type SliderData = v.InferOutput<typeof SliderSchema>;

export interface SlideView extends PanelView {
  /** Where its words stand. */
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

/** Null where no slide shows anything. */
export function toSliderView(data: SliderData): SliderView | null {
  return sliderOf(
    data,
    [...data.slide_data, ...data.card_data].map(toSlide).filter((slide) => slide !== null),
  );
}

export function sliderOf<Slide extends { words: PanelView['words'] }>(
  data: Pick<SliderData, 'title' | 'heading' | 'auto_slide'>,
  slides: Slide[],
): SliderView<Slide> | null {
  if (slides.length === 0) return null;
  const heading = data.heading ?? data.title;
  const label = slides.find(({ words }) => words.heading)?.words.heading;
  return {
    ...(heading ? { heading } : label && { label }),
    plays: data.auto_slide !== false,
    slides,
  };
}

/** Null where it has neither a picture nor words. */
export function toSlide({ content, position: beside, ...slide }: SlideData): SlideView | null {
  const panel = toPanel({
    ...slide,
    heading: content?.heading ?? slide.heading,
    sub_heading: content?.sub_heading ?? slide.sub_heading,
    description: content?.description ?? slide.description,
  });
  return panel && { ...panel, side: toSide(content?.position ?? beside) ?? 'start' };
}
