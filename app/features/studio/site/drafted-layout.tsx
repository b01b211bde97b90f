import { type ReactNode, useContext } from 'react';
import type { ShellModel } from '#app/features/shell/chrome/shell-model.ts';
import type { SiteChrome } from '#app/features/shell/chrome/site-chrome.ts';
import { SiteLayout } from '#app/features/shell/chrome/site-layout.tsx';
import { useRootData } from '#app/features/shell/chrome/use-root-data.ts';
import { DocumentContext } from '#app/ui/contexts/document-context.ts';

/** Header, footer and theme around a page of drafts, or of a version. */
export interface DraftedChrome {
  siteChrome: SiteChrome;
  socialLinks: ShellModel['socialLinks'];
  /** The text of a style element. */
  themeStyle: string;
}

/**
 * A page inside of header and footer, in the theme, that drafts or a version have; without them, of those that are
 * published.
 */
export function DraftedLayout({
  chrome,
  toShell = (shell) => shell,
  children,
}: {
  chrome: DraftedChrome | null;
  /** What else is another one than on viewers' pages. */
  toShell?: (shell: ShellModel) => ShellModel;
  children: ReactNode;
}) {
  const nonce = useNonce();
  const root = useRootData();
  if (!root) return children;
  const { themeStyle, ...drafted } = chrome ?? {};
  const shell = { ...root.shell, ...drafted };
  return (
    <SiteLayout shell={toShell(shell)} flash={root.flash}>
      {themeStyle !== undefined ? (
        <style nonce={nonce} suppressHydrationWarning>
          {themeStyle}
        </style>
      ) : null}
      {children}
    </SiteLayout>
  );
}

/** The document's: of the server, and once it is in the browser, of an element that has it. */
function useNonce(): string | undefined {
  const { nonce } = useContext(DocumentContext);
  if (nonce !== undefined || typeof document === 'undefined') return nonce;
  return document.querySelector<HTMLElement>('style[nonce]')?.nonce;
}
