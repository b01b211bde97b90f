import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { type PictureLook, SLIDE_LOOK } from './block-picture-source.ts';
import { Slider } from './slider.tsx';
import type { SliderView } from './slider-view.ts';
import { Stage } from './stage.tsx';

/** Slides as wide as the page, one at a time, with the controls over them. */
export function HeroSlider({
  view,
  isFirst,
  className,
  marks,
  shade,
  look = SLIDE_LOOK,
}: {
  view: SliderView;
  isFirst: boolean;
  className: string | undefined;
  /** A counter; else dots. */
  marks?: 'counter';
  /** Of each slide, as `Stage` has it. */
  shade?: 'foot';
  look?: PictureLook;
}) {
  const { heading, label, plays, slides } = view;
  return (
    <Slider
      heading={heading}
      label={label}
      className={className}
      controls="over"
      marks={marks}
      autoplayMs={plays ? AUTOPLAY_MS : null}
    >
      {slides.map((slide, index) => (
        <Stage
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
          key={index}
          slide={slide}
          level={heading ? 'h3' : 'h2'}
          isFirst={isFirst && index === 0}
          shade={shade}
          look={look}
        />
      ))}
    </Slider>
  );
}
