import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { BlockFacts } from '#app/features/page-builder/gallery/block-facts.tsx';
import { toGalleryChoice } from '#app/features/page-builder/gallery/gallery-choice.server.ts';
import { loadBlockGallery } from '#app/features/page-builder/gallery/load-gallery.server.ts';
import { thumbnailOf } from '#app/features/page-builder/gallery/thumbnails.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { loadHeaderFooter } from '#app/features/shell/chrome/load-header-footer.server.ts';
import type { SiteChrome } from '#app/features/shell/chrome/site-chrome.ts';
import { SiteLayout } from '#app/features/shell/chrome/site-layout.tsx';
import { useRootData } from '#app/features/shell/chrome/use-root-data.ts';
import { ErrorBoundary as PageErrorBoundary } from '#app/features/shell/page-route.tsx';
import { DocumentContext } from '#app/ui/contexts/document-context.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './block-gallery.module.css';
import { requireDevelopment } from './player-gallery.server.ts';

const FloatingForm = lazy(async () => ({
  default: (await import('#app/features/custom-forms/floating/floating-form.tsx')).FloatingForm,
}));

// The site chrome can be chosen as the blocks are, so the page renders it itself.
export const handle = { i18n: ['home', 'catalogue', 'player', 'blocks', 'block_names'], shell: 'none' };

/**
 * Every block with its sample, for brand owners to choose from and for visual review: `?block=` shows one,
 * `?theme=` another theme, `?vary=` what a block must bear, `?header=`, `?footer=` and `?form=` what
 * surrounds it. A deployed site has no such page.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireDevelopment(context);
  const choice = toGalleryChoice(new URL(request.url).searchParams);
  return loadBlockGallery(context, choice, (site) => loadHeaderFooter(context, site, { isMobileApp: false }));
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: 'Blocks' },
  { name: 'robots', content: 'noindex' },
  ...(data ? preloadMeta(data.components) : []),
];

export default function BlockGallery() {
  const { choice, examples, siteChrome, logo, themeStyle, form } = useLoaderData<typeof loader>();
  const { nonce } = useContext(DocumentContext);
  return (
    <GalleryLayout siteChrome={siteChrome} logo={logo}>
      <div className={styles.gallery}>
        {themeStyle ? (
          <style nonce={nonce} suppressHydrationWarning>
            {themeStyle}
          </style>
        ) : null}
        <h1 className={styles.title}>Blocks</h1>
        <Choices />
        {choice.block ? null : <Index />}
        {examples.map(({ block, fields }) => (
          <section key={block.key} aria-label={block.key} className={styles.example}>
            <BlockFacts name={block.key} fields={fields} />
            <LazyBlockPage title={null} blocks={[block]} />
          </section>
        ))}
      </div>
      {form ? <SampleForm key={choice.form} form={form} /> : null}
    </GalleryLayout>
  );
}

type Gallery = ReturnType<typeof useLoaderData<typeof loader>>;
type Choice = Gallery['choice'];

/** The site chrome with the chosen header and footer. */
function GalleryLayout({
  siteChrome,
  logo,
  children,
}: {
  siteChrome?: SiteChrome | undefined;
  /** For the chosen theme. */
  logo?: Gallery['logo'];
  children: ReactNode;
}) {
  const root = useRootData();
  if (!root) return children;
  return (
    <SiteLayout
      shell={{ ...root.shell, ...logo, siteChrome: siteChrome ?? root.shell.siteChrome }}
      flash={root.flash}
    >
      {children}
    </SiteLayout>
  );
}

/** As it floats over a page, in browsers only. Put away, it comes back with the page. */
function SampleForm({ form }: { form: NonNullable<Gallery['form']> }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!useHydrated() || !isOpen) return null;
  return (
    <Suspense>
      <FloatingForm form={form} onDismiss={() => setIsOpen(false)} />
    </Suspense>
  );
}

function Index() {
  const { choice, examples } = useLoaderData<typeof loader>();
  const { t } = useTranslation('block_names');
  return (
    <ul className={styles.index}>
      {examples.map(({ block: { key } }) => (
        <li key={key}>
          <a href={galleryHref({ ...choice, block: key })} className={styles.choice}>
            <img src={thumbnailOf(key)} alt="" width={160} height={100} className={styles.thumbnail} />
            {t(`${key}_name`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The label of each select's option without a value. */
const OWN = {
  theme: 'Own theme',
  vary: null,
  header: 'Own header',
  footer: 'Own footer',
  form: 'No form',
} as const;

function Choices() {
  const { choice, offered } = useLoaderData<typeof loader>();
  return Object.entries(OWN).map(([name, own]) => {
    // The two lists have the same names.
    const field = name as keyof typeof OWN;
    const names = own === null ? offered[field] : [null, ...offered[field]];
    return (
      <nav key={field} aria-label={field} className={styles.choices}>
        {names.map((value) => (
          <a
            key={value}
            href={galleryHref({ ...choice, [field]: value })}
            aria-current={value === choice[field] ? 'page' : undefined}
          >
            {value ?? own}
          </a>
        ))}
      </nav>
    );
  });
}

function galleryHref({ vary, ...choice }: Choice): string {
  return paths.blockGallery({}, { ...choice, vary: vary === 'sample' ? null : vary });
}

export function ErrorBoundary() {
  return (
    <GalleryLayout>
      <PageErrorBoundary />
    </GalleryLayout>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
