import type { ReactNode } from 'react';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { OwnSample } from './own-sample.tsx';
import { THEME_FORM } from './read-theme.ts';
import styles from './theme.module.css';

/** A palette on a page of the brand's own, with the button that takes all of its colours. */
export function PaletteCard({
  theme,
  title,
  blocks,
  brand,
  isCurrent = false,
  badge,
  take,
}: {
  theme: ThemeChoice | null;
  title: string;
  blocks: readonly PlacedBlock[];
  brand: string;
  isCurrent?: boolean;
  badge?: ReactNode;
  /** Null where there is nothing to take. */
  take: { intent: string; label: string; name: string } | null;
}) {
  return (
    <li className={styles.palette} data-current={isCurrent || undefined}>
      {theme ? <OwnSample theme={theme} blocks={blocks} brand={brand} /> : null}
      <span className={styles.paletteFoot}>
        <strong>{title}</strong>
        {badge}
        {take ? (
          <Button
            type="submit"
            form={THEME_FORM}
            name="intent"
            value={take.intent}
            variant="secondary"
            size="small"
            aria-label={take.name}
          >
            {take.label}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
