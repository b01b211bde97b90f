import { type ComponentType, memo } from 'react';
import type { ChosenTheme } from '#app/domain/themes/slot-report.ts';
import type { ShellModel } from '#app/features/shell/chrome/shell-model.ts';
import { useRootData } from '#app/features/shell/chrome/use-root-data.ts';
import { Footer } from '#app/features/shell/footer/footer.tsx';
import { Header } from '#app/features/shell/header/header.tsx';
import { getComponent } from '#app/ui/component-registry.ts';
import { sampleStyle } from '../theme/sample-style.ts';
import styles from './chrome-sample.module.css';
import type { ChromeVariant } from './load-chrome.server.ts';

/** A header or footer itself, as guests would get it, in the draft's theme; nothing of it can be reached. */
export const ChromeSample = memo(function ChromeSample({
  variant: { key, model },
  theme,
}: {
  variant: ChromeVariant;
  theme: ChosenTheme;
}) {
  const root = useRootData();
  if (!root) return null;
  const isHeader = key.endsWith('Header');
  const Drawn: ComponentType<{ shell: ShellModel; model: unknown }> =
    getComponent(model?.key) ?? (isHeader ? Header : Footer);
  return (
    // React 18 knows no `inert`; as an unknown attribute it is passed on.
    <div
      className={styles.screen}
      data-kind={isHeader ? 'header' : 'footer'}
      style={sampleStyle(theme)}
      aria-hidden="true"
      {...{ inert: '' }}
    >
      <div className={styles.page}>
        <Drawn shell={{ ...root.shell, viewer: null }} model={model ?? undefined} />
      </div>
    </div>
  );
});
