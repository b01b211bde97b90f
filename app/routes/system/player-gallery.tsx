import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { paths } from '#app/features/links/paths.ts';
import { PlayLink } from '#app/features/playback/access/play-link.tsx';
import { FeaturedSection } from '#app/features/playback/hosts/featured/featured-section.tsx';
import { TrailerPlayer } from '#app/features/playback/trailer/trailer-player.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import styles from './player-gallery.module.css';
import { loadGallery, requireDevelopment } from './player-gallery.server.ts';

export const handle = { i18n: ['player', 'channels'] };

/**
 * The players that blocks bring onto pages, side by side, for developers. A deployed site has no such page.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  requireDevelopment(context);
  const [{ assetOrigin }, gallery] = await Promise.all([requireSite(context), loadGallery(context)]);
  return { ...gallery, assetOrigin };
}

export const meta: MetaFunction = () => [{ title: 'Players' }, { name: 'robots', content: 'noindex' }];

const WORDS = {
  heading_1: 'In the light of the salt',
  heading_2: 'A road that nobody takes twice',
  description: 'The panel beside a featured player, which is there only when one of its texts is not blank.',
};

export default function PlayerGallery() {
  const { featured, film, talks, loop, assetOrigin } = useLoaderData<typeof loader>();
  const picture = featured.find(({ view }) => view)?.view?.image;
  return (
    <div className={styles.gallery}>
      <h1>Players</h1>
      <Example name="modal">
        <div className={styles.row}>
          {film ? <Opener id={film}>Film</Opener> : null}
          {talks ? <Opener id={talks}>Live with comments</Opener> : null}
        </div>
      </Example>
      {featured.map(({ name, view }, index) => (
        <Example key={name} name={`featured ${name}`}>
          <FeaturedSection
            view={view}
            words={index === 1 ? { heading_1: ' ' } : WORDS}
            aligned={index % 2 ? 'RIGHT' : 'LEFT'}
          />
        </Example>
      ))}
      {/* Of two that move by themselves in one sight only one would play. */}
      <Example name="featured, without its player">
        <FeaturedSection view={null} image={picture} words={{}} />
      </Example>
      {loop ? (
        <Example name="watermark">
          <div className={styles.box}>
            <Picture source={toPictureSource(picture, assetOrigin, 'stage')} shape="fill" />
            <TrailerPlayer trailer={loop} title="" isWatermarked />
          </div>
        </Example>
      ) : null}
    </div>
  );
}

function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.example} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </section>
  );
}

function Opener({ id, children }: { id: string; children: ReactNode }) {
  return (
    <PlayLink href={paths.watch({ id })} icon={<Play aria-hidden="true" fill="currentColor" />}>
      {children}
    </PlayLink>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
