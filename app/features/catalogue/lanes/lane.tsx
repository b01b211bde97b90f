import { useTranslation } from 'react-i18next';
import { ArtistCard } from '../cards/artist-card.tsx';
import { Card, useBadgeText } from '../cards/card.tsx';
import { VenueCard } from '../cards/venue-card.tsx';
import type { Lane as LaneModel } from './lane-model.ts';
import { Swimlane } from './swimlane.tsx';

/** A row of whatever kind, under its own name or its kind's. */
export function Lane({ lane }: { lane: LaneModel }) {
  const { t } = useTranslation('home');
  const badgeText = useBadgeText();
  const name = lane.name || t(`${lane.kind}_row`);
  return (
    <Swimlane name={name} seeMoreHref={lane.seeMoreHref} fit={lane.fit}>
      {lane.kind === 'content'
        ? lane.items.map((card) => (
            <li key={card.id}>
              <Card card={card} badgeText={badgeText} />
            </li>
          ))
        : lane.items.map((person) => (
            <li key={person.id}>
              {lane.kind === 'artists' ? <ArtistCard artist={person} /> : <VenueCard venue={person} />}
            </li>
          ))}
    </Swimlane>
  );
}
