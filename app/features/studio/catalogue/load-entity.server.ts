import { data } from '@remix-run/cloudflare';
import { contentPath, paths } from '#app/features/links/paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { drawEntity } from './draw-entity.server.ts';
import { entityName } from './entity-name.ts';
import { type FormKind, shownFieldOf } from './kind-forms.ts';
import { loadCurrency } from './load-currency.server.ts';
import type { KindPage } from './load-for-catalogue.server.ts';

/** Of a form's list of keys. */
const MAX_PICTURES = 200;

/** A form with what is stored; a new one is hidden from viewers until its owner shows it. */
export async function loadEntity(
  { services, timeZone }: Pick<MarqueeContext, 'services' | 'timeZone'>,
  { kind, id, languages, site }: KindPage & { id: string | null },
) {
  const { content } = services;
  const [[known], currency, { items: pictures }] = await Promise.all([
    id === null ? [] : content.namedEntities(kind, [id]),
    loadCurrency(content, kind),
    content.uploadedPictures({ page: 1, page_size: MAX_PICTURES }),
  ]);
  if (id !== null && !known) throw data({ kind: 'not-found' }, { status: 404 });
  const value = known?.value ?? newValue(kind, currency);
  const groups = await drawEntity(content, {
    ...{ kind, value, sent: null, timeZone, currency },
    ...{ languages: languages.map(({ code }) => code), language: site.defaultLanguage },
  });
  return {
    ...{ groups, digest: known?.digest ?? '', id },
    name: known ? entityName(known, site.defaultLanguage) : null,
    pictures: pictures.map(({ key, name }) => ({ key, name })),
    seenAt: id === null ? null : seenAt(kind, id, value),
  };
}

const newValue = (kind: FormKind, currency: string): Record<string, unknown> =>
  shownFieldOf(kind) === 'is_published' ? { is_published: false } : kind === 'plan' ? { currency } : {};

/** Where viewers see it; null where they do not. */
function seenAt(kind: FormKind, id: string, value: Record<string, unknown>): string | null {
  switch (kind) {
    case 'title':
      return value.is_published === false
        ? null
        : contentPath({ content_id: id, video_type: String(value.video_type) });
    case 'playlist':
      return value.is_published === false ? null : paths.playlist({ id });
    case 'category':
      return value.is_active === false ? null : paths.category({ id });
    case 'person':
      return paths.artistDetail({ id });
    case 'venue':
      return paths.venueDetail({ id });
    case 'channel':
      return paths.channel({ id });
    case 'plan':
    case 'voucher':
      return paths.pricing();
    case 'site':
    case 'banner':
    case 'lane':
      return paths.home();
    default:
      return null;
  }
}
