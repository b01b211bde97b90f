import { desc, ne, sql } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { toDate, toIso } from './times.ts';
import { addedOn, otherKindCheck, parentCheck, titleLinks, toTitleRow, toTitleValue } from './title-rows.ts';

export const titleWriter = tableWriter(
  'title',
  {
    table: contents,
    id: 'contentId',
    names: ['title'],
    order: [desc(contents.createdDate)],
    where: ne(contents.videoType, 'PLAYLIST'),
    toRow: (title) => ({
      ...toTitleRow(title),
      videoType: title.video_type,
      assetId: title.asset ?? null,
      streamLink: title.stream_link ?? null,
      isLive: title.is_live,
      liveExpiryTime: toDate(title.live_expiry_time),
      liveCommentsApplicable: title.live_comments_applicable,
      parentId: title.parent ?? null,
      serialNo: title.serial_no ?? null,
      seasonNo: title.season ?? null,
      episodeNo: title.episode ?? null,
      intro: title.intro ?? null,
      recap: title.recap ?? null,
      credits: title.credits ?? null,
    }),
    onWrite: (now) => ({ modifiedDate: now }),
    links: titleLinks('title'),
    toValue: (row, links) => ({
      ...toTitleValue(row, links),
      video_type: row.videoType,
      asset: row.assetId,
      stream_link: row.streamLink,
      is_live: row.isLive,
      live_expiry_time: toIso(row.liveExpiryTime),
      live_comments_applicable: row.liveCommentsApplicable,
      parent: row.parentId,
      serial_no: row.serialNo,
      season: row.seasonNo,
      episode: row.episodeNo,
      intro: row.intro,
      recap: row.recap,
      credits: row.credits,
    }),
  },
  {
    complete: addedOn,
    check: async (scope, puts, request) => [
      ...(await otherKindCheck('playlist', sql`${contents.videoType} = 'PLAYLIST'`)(scope, puts, request)),
      ...(await parentCheck(scope, puts, request)),
    ],
  },
);
