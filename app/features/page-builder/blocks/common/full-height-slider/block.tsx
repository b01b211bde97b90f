import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { TALL_LOOK } from '#app/features/page-builder/shared/block-picture-source.ts';
import { HeroSlider } from '#app/features/page-builder/shared/hero-slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import styles from './block.module.css';

/** Pictures as high as the window, like posters: one large line at the foot of each. */
export function FullHeightSlider(props: BlockProps<SliderView>) {
  return <HeroSlider {...props} className={styles.slider} marks="counter" shade="foot" look={TALL_LOOK} />;
}
