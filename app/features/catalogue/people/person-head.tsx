import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import { Description } from '#app/features/catalogue/detail/description.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { LONG_NAME } from './constants.ts';
import { PersonFacts } from './person-facts.tsx';
import styles from './person-head.module.css';
import { VENUE_STAGE_SIZES } from './person-meta.ts';
import type { Person } from './person-model.ts';
import { peoplePath } from './person-path.ts';
import { SocialProfiles } from './social-profiles.tsx';

/** The top of an artist's page (a portrait on its own light) or of a venue's (the place behind the words). */
export function PersonHead({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  return (
    <header
      className={styles.head}
      data-kind={person.kind}
      data-on-picture={person.kind === 'venues' ? 'wide' : undefined}
    >
      {person.kind === 'venues' ? <Stage person={person} /> : <Portrait person={person} />}
      <div className={styles.words}>
        <Link to={peoplePath(person.kind)} className={styles.list}>
          {t(`${person.kind}_title`)}
        </Link>
        <h1 className={styles.name} data-long={person.name.length > LONG_NAME || undefined}>
          {person.name}
        </h1>
        <PersonFacts person={person} />
        {person.address ? (
          <address className={styles.address}>
            <MapPin aria-hidden="true" />
            <bdi>{person.address}</bdi>
          </address>
        ) : null}
        {person.about ? <Description text={person.about} isLong={person.isLongAbout} /> : null}
        <Metadata metadata={person.metadata} />
        <SocialProfiles name={person.name} profiles={person.profiles} />
      </div>
    </header>
  );
}

function Portrait({ person }: { person: Person }) {
  const source = toPictureSource(person.image, useAssetOrigin(), 'round');
  return (
    <>
      <span className={styles.light} data-plain={source ? undefined : true}>
        {source ? <img src={source.src} alt="" width={source.width} height={source.height} /> : null}
      </span>
      <Picture source={source} shape="round" priority className={styles.portrait} />
    </>
  );
}

function Stage({ person }: { person: Person }) {
  const source = toPictureSource(person.image, useAssetOrigin(), 'stage');
  return (
    <div className={styles.stage}>
      <Picture source={source} sizes={VENUE_STAGE_SIZES} shape="fill" priority />
    </div>
  );
}

function Metadata({ metadata }: Pick<Person, 'metadata'>) {
  if (metadata.length === 0) return null;
  return (
    <dl className={styles.metadata}>
      {metadata.map(({ name, values }, index) => (
        // Two fields of a backend may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves.
        <div key={index} className={styles.field}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
