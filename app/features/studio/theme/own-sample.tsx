import { memo } from 'react';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { BlockBox } from '#app/features/page-builder/block-box.tsx';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import styles from './own-sample.module.css';
import { sampleStyle } from './sample-style.ts';
import { ThemeSample } from './theme-sample.tsx';

/** The beginning of a page of the brand's own in the colours of a theme; without one, a page that is made up. */
export function OwnSample({
  theme,
  blocks,
  brand,
}: {
  theme: ThemeChoice;
  blocks: readonly PlacedBlock[];
  brand: string;
}) {
  if (blocks.length === 0) return <ThemeSample theme={theme} brand={brand} />;
  return (
    // React 18 knows no `inert`; as an unknown attribute it is passed on.
    <div className={styles.screen} style={sampleStyle(theme)} aria-hidden="true" {...{ inert: '' }}>
      <div className={styles.page}>
        <Blocks blocks={blocks} />
      </div>
    </div>
  );
}

/** Another colour is no reason to draw them anew. */
const Blocks = memo(function Blocks({ blocks }: { blocks: readonly PlacedBlock[] }) {
  return blocks.map((block, index) => <BlockBox key={block.id} block={block} isFirst={index === 0} />);
});
