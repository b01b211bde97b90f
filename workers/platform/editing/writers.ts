import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { Writer } from './writer.ts';
import { assetWriter } from './writers/asset.ts';
import { bannerWriter } from './writers/banner.ts';
import { categoryWriter } from './writers/category.ts';
import { channelWriter } from './writers/channel.ts';
import { commentRulesWriter } from './writers/comment-rules.ts';
import { fieldWriter } from './writers/field.ts';
import { formWriter } from './writers/form.ts';
import { gatewayWriter } from './writers/gateway.ts';
import { genreWriter } from './writers/genre.ts';
import { infoPageWriter } from './writers/info-page.ts';
import { laneWriter } from './writers/lane.ts';
import { pageWriter } from './writers/page.ts';
import { personWriter } from './writers/person.ts';
import { planWriter } from './writers/plan.ts';
import { playlistWriter } from './writers/playlist.ts';
import { ratingWriter } from './writers/rating.ts';
import { scheduleWriter } from './writers/schedule.ts';
import { siteWriter } from './writers/site.ts';
import { templateWriter } from './writers/template.ts';
import { themeWriter } from './writers/theme.ts';
import { titleWriter } from './writers/title.ts';
import { venueWriter } from './writers/venue.ts';
import { voucherWriter } from './writers/voucher.ts';

export const WRITERS: Readonly<Record<KindName, Writer>> = {
  site: siteWriter,
  theme: themeWriter,
  'comment-rules': commentRulesWriter,
  category: categoryWriter,
  genre: genreWriter,
  rating: ratingWriter,
  field: fieldWriter,
  person: personWriter,
  venue: venueWriter,
  asset: assetWriter,
  plan: planWriter,
  voucher: voucherWriter,
  gateway: gatewayWriter,
  title: titleWriter,
  playlist: playlistWriter,
  channel: channelWriter,
  schedule: scheduleWriter,
  banner: bannerWriter,
  lane: laneWriter,
  form: formWriter,
  page: pageWriter,
  'info-page': infoPageWriter,
  template: templateWriter,
};
