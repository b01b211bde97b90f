import { useFollowLinks } from '#app/ui/hooks/use-follow-links.ts';
import { PEOPLE_CHUNK } from '../people/constants.ts';
import { ArtistCard } from './artist-card.tsx';
import type { PersonCard } from './card-model.ts';
import styles from './person-grid.module.css';
import { VenueCard } from './venue-card.tsx';

/**
 * All the people of a list. A thousand of them cost little: they are in chunks, and a chunk out of view is
 * neither laid out nor painted (person-grid.module.css).
 */
export function PersonGrid({
  label,
  kind,
  people,
}: {
  /** The list's accessible name. */
  label: string;
  kind: 'artists' | 'venues';
  people: readonly PersonCard[];
}) {
  const followLinks = useFollowLinks();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list in chunks, which `<ul>` may not hold.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that a key follows is clicked too.
    <div role="list" aria-label={label} className={styles.grid} data-kind={kind} onClick={followLinks}>
      {toChunks(people).map((chunk) => (
        <div key={chunk[0]?.id} role="presentation" className={styles.chunk}>
          {chunk.map((person) => (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <div key={person.id} role="listitem" className={styles.item}>
              {kind === 'artists' ? <ArtistCard artist={person} /> : <VenueCard venue={person} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function toChunks(people: readonly PersonCard[]): PersonCard[][] {
  const count = Math.ceil(people.length / PEOPLE_CHUNK);
  return Array.from({ length: count }, (_, index) =>
    people.slice(index * PEOPLE_CHUNK, (index + 1) * PEOPLE_CHUNK),
  );
}
