import { type ReactNode, Suspense, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CardDetail } from './card-detail.ts';
import { DetailCard } from './detail-card.tsx';
import { useOpenCard } from './use-open-card.ts';

/**
 * The one detail card of a page. At the end of the body, where no row clips it and nothing shifts. `actions`
 * are a card's buttons for members.
 */
export function DetailLayer({ actions }: { actions: (detail: CardDetail) => ReactNode }) {
  const cardRef = useRef<HTMLElement>(null);
  const open = useOpenCard(cardRef);
  if (!open) return null;
  const { link, detail } = open;
  return createPortal(
    <Suspense fallback={null}>
      <DetailCard
        key={`${detail.kind}/${detail.id}`}
        cardRef={cardRef}
        link={link}
        detail={detail}
        actions={actions(detail)}
      />
    </Suspense>,
    document.body,
  );
}
