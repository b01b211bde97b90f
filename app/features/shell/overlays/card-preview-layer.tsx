import { DetailLayer } from '#app/features/catalogue/preview/detail-layer.tsx';
import { LibraryToggles } from '#app/features/library/library-toggles.tsx';

/** The page's detail card, with a member's toggles on it. Fetched when the first card is looked at. */
export function CardLayer({ viewer }: { viewer: string | null }) {
  return (
    <DetailLayer
      actions={({ kind, id, href }) =>
        kind === 'content' && viewer !== null ? (
          <LibraryToggles viewer={viewer} contentId={id} redirectTo={href} />
        ) : null
      }
    />
  );
}
