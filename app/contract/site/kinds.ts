import * as v from 'valibot';
import { GATEWAYS } from '#app/contract/payment.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { assetKind } from './asset.ts';
import { bannerKind } from './banner.ts';
import { categoryKind } from './category.ts';
import { channelKind } from './channel.ts';
import { commentRulesKind } from './comment-rules.ts';
import { type EntityKind, KIND_NAMES, type KindName } from './entity-kind.ts';
import { fieldKind } from './field.ts';
import { formKind } from './form.ts';
import { gatewayKind } from './gateway.ts';
import { genreKind } from './genre.ts';
import { INFO_PAGE_TYPES, infoPageKind } from './info-page.ts';
import { laneKind } from './lane.ts';
import { pageKind } from './page.ts';
import { personKind } from './person.ts';
import { planKind } from './plan.ts';
import { playlistKind } from './playlist.ts';
import { ratingKind } from './rating.ts';
import { scheduleKind } from './schedule.ts';
import { siteKind } from './site.ts';
import { templateKind } from './template.ts';
import { themeKind } from './theme.ts';
import { titleKind } from './title.ts';
import { venueKind } from './venue.ts';
import { voucherKind } from './voucher.ts';

export const KINDS = {
  site: siteKind,
  theme: themeKind,
  'comment-rules': commentRulesKind,
  category: categoryKind,
  genre: genreKind,
  rating: ratingKind,
  field: fieldKind,
  person: personKind,
  venue: venueKind,
  asset: assetKind,
  plan: planKind,
  voucher: voucherKind,
  gateway: gatewayKind,
  title: titleKind,
  playlist: playlistKind,
  channel: channelKind,
  schedule: scheduleKind,
  banner: bannerKind,
  lane: laneKind,
  form: formKind,
  page: pageKind,
  'info-page': infoPageKind,
  template: templateKind,
} satisfies Record<KindName, { name: KindName }>;

export type ValueOf<Name extends KindName> = v.InferOutput<(typeof KINDS)[Name]['schema']>;

export function kindOf(name: KindName): EntityKind {
  // Values are read by the schema of the same entry, so what a kind takes is what it has parsed.
  return KINDS[name] as unknown as EntityKind;
}

export function isKindName(name: string): name is KindName {
  return (KIND_NAMES as readonly string[]).includes(name);
}

const ID_WORDS = 'must be of letters, digits and . _ : ~ @ -, at most 128 of them';

/** What is wrong with an id for this kind, or null. */
export function idFault(kind: KindName, id: string): string | null {
  const fixed = fixedIds(kind);
  if (fixed)
    return fixed.includes(id) ? null : `must be ${fixed.length > 1 ? 'one of ' : ''}${fixed.join(', ')}`;
  return v.is(IdSchema, id) ? null : ID_WORDS;
}

/** Where ids are a closed list. */
function fixedIds(kind: KindName): readonly string[] | null {
  if (kindOf(kind).isSingle) return [kind];
  if (kind === 'gateway') return GATEWAYS;
  return kind === 'info-page' ? INFO_PAGE_TYPES : null;
}
