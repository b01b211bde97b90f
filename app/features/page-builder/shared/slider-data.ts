import * as v from 'valibot';
import { maybe } from '#app/contract/reading.ts';
import { description, flag, heading, position, subHeading } from './data.ts';
import type { WordsView } from './panel.ts';
import { itemEntries, itemsOf, listEntries, toPanel } from './panel-data.ts';
import { toSide } from './side.ts';
import type { SliderView, SlideView } from './slider-view.ts';

/** One of a slider's `slide_data` (page-builder.md §3); its words are in `content` or beside it. */
export const SlideSchema = v.object({
  ...itemEntries,
  position,
  content: maybe(v.object({ heading, sub_heading: subHeading, description, position })),
});
type SlideData = v.InferOutput<typeof SlideSchema>;

/** What a slider has beside its slides. */
export const sliderEntries = { title: heading, heading, auto_slide: flag };
type SliderData = { [Name in 'title' | 'heading']?: string | undefined } & {
  auto_slide?: boolean | undefined;
};

export const SliderSchema = v.object({ ...sliderEntries, ...listEntries(SlideSchema) });

/** Null where no slide shows anything. */
export function toSliderView(data: v.InferOutput<typeof SliderSchema>): SliderView | null {
  return sliderOf(data, itemsOf(data).map(toSlide));
}

/** Of slides of any kind; those that show nothing are null, and left out. */
export function sliderOf<Slide extends { words: WordsView }>(
  data: SliderData,
  all: readonly (Slide | null)[],
): SliderView<Slide> | null {
  const slides = all.filter((slide) => slide !== null);
  if (slides.length === 0) return null;
  const heading = data.heading ?? data.title;
  const label = slides.find(({ words }) => words.heading)?.words.heading;
  return { ...(heading ? { heading } : label && { label }), plays: data.auto_slide !== false, slides };
}

/** Of a slider whose slides are pictures from edge to edge, and have no heading above them. */
export function toHeroPicture({ heading, slides }: SliderView): string | undefined {
  return heading ? undefined : slides[0]?.image;
}

/** Null where it has neither a picture nor words. */
export function toSlide(data: SlideData): SlideView | null {
  const { content, position: beside } = data;
  const panel = toPanel({ ...data, description: content?.description ?? data.description });
  return panel && { ...panel, side: toSide(content?.position ?? beside) ?? 'start' };
}
