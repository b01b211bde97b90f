import { and, desc, eq, gt, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { listed } from './editing-store.ts';
import { staticPages } from './schema/account.ts';
import { drafts, scheduledPublishes, snapshots } from './schema/drafts.ts';
import { mediaFiles } from './schema/media.ts';
import { banners, cmsPages, forms, templates } from './schema/presentation.ts';

export type MediaFileRow = typeof mediaFiles.$inferSelect;
type NewMediaFile = Omit<typeof mediaFiles.$inferInsert, 'accountId' | 'deletedDate'>;

/** A deleted picture as somebody has read it. */
type Seen = Pick<MediaFileRow, 'id' | 'deletedDate'>;

/** The size of a picture whose files are being removed; 0 is that of one that is not complete yet. */
const GOING = -1;

/** Pictures that editors uploaded. */
export function mediaStore(scope: AccountScope) {
  const isListed = isNull(mediaFiles.deletedDate);
  const isWanted = (search: string | undefined) => (search ? and(isListed, hasWords(search)) : isListed);

  return {
    pictures: (search: string | undefined, window: { limit: number; offset: number }) =>
      scope
        .find(mediaFiles, isWanted(search))
        .orderBy(desc(mediaFiles.createdDate), desc(mediaFiles.id))
        .page(window),
    count: (search: string | undefined) => scope.count(mediaFiles, isWanted(search)),
    /** Also one that was deleted. */
    picture: (id: string) => scope.find(mediaFiles, eq(mediaFiles.id, id)),

    /** One that was deleted comes back as it is sent now. */
    async put(picture: NewMediaFile): Promise<void> {
      const [first, ...rest] = scope.insertRows(mediaFiles, [{ ...picture, deletedDate: null }], {
        target: ['id'],
        set: ['ending', 'width', 'height', 'bytes', 'name', 'alt', 'userId', 'createdDate', 'deletedDate'],
      });
      if (first) await scope.write([first, ...rest]);
    },
    change: (id: string, change: Partial<Pick<MediaFileRow, 'name' | 'alt'>>) =>
      scope.update(mediaFiles, change, eq(mediaFiles.id, id)).run(),
    hide: (id: string, deletedDate: Date) =>
      scope.update(mediaFiles, { deletedDate }, eq(mediaFiles.id, id)).run(),
    /** The next sweeps look at it again, unless it came back at this moment. */
    postpone: (seen: Seen, deletedDate: Date) =>
      scope.update(mediaFiles, { deletedDate }, asSeen(seen)).run(),
    /** Before its files go: nobody uploads to it from now on. False where somebody was faster. */
    async claim(seen: Seen): Promise<boolean> {
      const { meta } = await scope.update(mediaFiles, { bytes: GOING }, asSeen(seen)).run();
      return meta.changes === 1;
    },
    /** Before files are uploaded to it: it does not go meanwhile. False where it is going at this moment. */
    async hold(id: string, now: Date): Promise<boolean> {
      const deletedDate = sql`iif(${mediaFiles.deletedDate} IS NULL, NULL, ${sql.param(now, mediaFiles.deletedDate)})`;
      const isThere = and(eq(mediaFiles.id, id), ne(mediaFiles.bytes, GOING));
      const { meta } = await scope.update(mediaFiles, { deletedDate }, isThere).run();
      return meta.changes === 1;
    },

    /** One that is not complete yet: what a first rung came of. Hidden, so that it goes where its last one never comes. */
    async begin(picture: NewMediaFile): Promise<void> {
      const row = { ...picture, deletedDate: picture.createdDate };
      const [first, ...rest] = scope.insertRows(mediaFiles, [row], 'ignore');
      if (first) await scope.write([first, ...rest]);
    },
    /** One that was claimed. */
    remove: (id: string) =>
      scope.remove(mediaFiles, and(eq(mediaFiles.id, id), eq(mediaFiles.bytes, GOING))).run(),
    /** Of all that there are files of, those that are deleted as well. */
    countAll: () => scope.count(mediaFiles),
    /** Those among these digests that are whole pictures, deleted or not: their bytes are there. */
    known: (ids: readonly string[]) =>
      scope.pick(
        mediaFiles,
        {
          ...{ id: mediaFiles.id, ending: mediaFiles.ending },
          ...{ width: mediaFiles.width, height: mediaFiles.height, bytes: mediaFiles.bytes },
        },
        sql`${mediaFiles.id} IN ${listed(ids)}`,
        gt(mediaFiles.bytes, 0),
      ),

    /** Whether something that viewers see, that is being edited or that was published `since` names the picture. */
    async isUsed(id: string, since: Date): Promise<boolean> {
      const names = (...columns: SQL[]) =>
        sql.join(
          columns.map((column) => sql`instr(${column}, ${id}) > 0`),
          sql` OR `,
        );
      const one = { limit: 1 };
      const found = await scope.batch([
        scope
          .pick(
            templates,
            { id: templates.id },
            names(sql`${templates.components}`, sql`${templates.header}`, sql`${templates.footer}`),
          )
          .page(one),
        scope
          .pick(cmsPages, { id: cmsPages.id }, names(sql`${cmsPages.components}`, sql`${cmsPages.content}`))
          .page(one),
        scope.pick(staticPages, { id: staticPages.id }, names(sql`${staticPages.content}`)).page(one),
        scope.pick(forms, { id: forms.id }, names(sql`${forms.thumbnail}`, sql`${forms.fields}`)).page(one),
        scope.pick(banners, { id: banners.id }, names(sql`${banners.imageS3Key}`)).page(one),
        scope.pick(drafts, { id: drafts.documentId }, names(sql`${drafts.body}`)).page(one),
        scope
          .pick(snapshots, { id: snapshots.id }, gte(snapshots.time, since), hasInBodies(snapshots, id))
          .page(one),
        scope
          .pick(
            scheduledPublishes,
            { id: scheduledPublishes.id },
            eq(scheduledPublishes.state, 'waiting'),
            hasInBodies(scheduledPublishes, id),
          )
          .page(one),
      ]);
      return found.some((rows) => rows.length > 0);
    },
  };
}

const asSeen = ({ id, deletedDate }: Seen) =>
  and(eq(mediaFiles.id, id), deletedDate ? eq(mediaFiles.deletedDate, deletedDate) : sql`FALSE`);

/** Whether a body that a row names has the digest in it. */
const hasInBodies = (
  { manifest, accountId }: Pick<typeof snapshots | typeof scheduledPublishes, 'manifest' | 'accountId'>,
  digest: string,
): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${manifest}) AS entry
    JOIN snapshot_bodies AS stored ON stored.account_id = ${accountId} AND stored.hash = entry.value
    WHERE instr(stored.body, ${digest}) > 0)`;

/** In its name, or in its words for those who do not see it. */
function hasWords(search: string): SQL {
  const words = search.toLowerCase();
  return sql`(instr(lower(${mediaFiles.name}), ${words}) > 0 OR instr(lower(${mediaFiles.alt}), ${words}) > 0)`;
}
