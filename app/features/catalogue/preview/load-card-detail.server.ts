import type { LoadingCardContext } from '#app/features/catalogue/cards/card-model.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { artistDetail, type CardDetail, type CardKind, contentDetail, venueDetail } from './card-detail.ts';

/** Rejects as the service does. */
export async function loadCardDetail(
  service: Pick<ContentService, 'detail' | 'artist' | 'venue'>,
  { kind, id }: { kind: CardKind; id: string },
  context: LoadingCardContext,
  assumesTrailer: boolean,
): Promise<CardDetail> {
  switch (kind) {
    case 'content':
      return contentDetail(await service.detail(id), { ...(await context), assumesTrailer });
    case 'artist':
      return artistDetail(await service.artist(id));
    case 'venue':
      return venueDetail(await service.venue(id));
  }
}
