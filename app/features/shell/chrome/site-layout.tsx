import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomForms } from '#app/features/custom-forms/floating/custom-forms.tsx';
import { FormLinks } from '#app/features/custom-forms/form-links.tsx';
import { TitleActionsContext } from '#app/features/playback/player/state/title-actions.ts';
import { FlashLine } from '#app/features/toasts/flash-line.tsx';
import type { FlashModel } from '#app/features/toasts/toast-host.tsx';
import { getComponent } from '#app/ui/component-registry.ts';
import { AssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { CardPreviews } from '../overlays/card-previews.tsx';
import { PageDialogs } from '../overlays/page-dialogs.tsx';
import { WatchDialogs } from '../watch-dialog/watch-dialogs.tsx';
import { PageFocus } from './page-focus.tsx';
import type { ShellModel } from './shell-model.ts';
import styles from './site-layout.module.css';
import { titleActions } from './title-actions.tsx';

type ChromeComponent = ComponentType<{ shell: ShellModel; model: unknown }>;

/** The site chrome of every page but the full-screen player's. */
export function SiteLayout({
  shell,
  flash,
  formLinks = [],
  children,
}: {
  shell: ShellModel;
  flash: FlashModel | null;
  formLinks?: ComponentProps<typeof FormLinks>['links'];
  children: ReactNode;
}) {
  const { t } = useTranslation('shell');
  const { header, footer } = shell.siteChrome ?? {};
  const HeaderComponent: ChromeComponent = getComponent(header?.key) ?? Header;
  const FooterComponent: ChromeComponent = getComponent(footer?.key) ?? Footer;
  return (
    <AssetOrigin.Provider value={shell.assetOrigin}>
      <TitleActionsContext.Provider value={titleActions}>
        <div className={styles.layout} data-app={shell.isMobileApp || undefined}>
          <a href="#main" className={styles.skip}>
            {t('skip_to_content')}
          </a>
          <HeaderComponent shell={shell} model={header} />
          <main id="main" tabIndex={-1} className={styles.main}>
            {flash ? <FlashLine flash={flash} /> : null}
            {children}
            <FormLinks links={formLinks} />
          </main>
          {shell.isMobileApp ? null : <FooterComponent shell={shell} model={footer} />}
          <PageFocus />
          <PageDialogs />
          <Overlays />
          <CardPreviews viewer={shell.viewer?.firstName ?? null} />
        </div>
      </TitleActionsContext.Provider>
    </AssetOrigin.Provider>
  );
}

/** What may lie over any page, once it is hydrated; until then links to watch pages navigate. */
function Overlays() {
  if (!useHydrated()) return null;
  return (
    <>
      <WatchDialogs />
      <CustomForms />
    </>
  );
}
