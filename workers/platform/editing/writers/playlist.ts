import { desc, eq, sql } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { addedOn, otherKindCheck, titleLinks, toTitleRow, toTitleValue } from './title-rows.ts';

export const playlistWriter = tableWriter(
  'playlist',
  {
    table: contents,
    id: 'contentId',
    names: ['title'],
    order: [desc(contents.createdDate)],
    where: eq(contents.videoType, 'PLAYLIST'),
    toRow: (playlist) => ({
      ...toTitleRow(playlist),
      videoType: 'PLAYLIST',
      playlistType: playlist.items ? 'MANUAL' : 'AUTOMATIC',
      playlistContentData: playlist.items ?? null,
      playlistAutoPayload: playlist.rules ?? null,
    }),
    onWrite: (now) => ({ modifiedDate: now }),
    links: titleLinks('playlist'),
    toValue: (row, links) => ({
      ...toTitleValue(row, links),
      items: row.playlistContentData,
      rules: row.playlistAutoPayload,
    }),
  },
  { complete: addedOn, check: otherKindCheck('title', sql`${contents.videoType} <> 'PLAYLIST'`) },
);
