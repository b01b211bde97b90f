import { type Localise, localiseDeep } from '#app/lib/localise.ts';
import type { BannerRow, SwimlaneRow, TemplateRow } from '#workers/platform/storage/site-store.ts';
import type { LaneResult } from './lanes.ts';

export function toTemplateV1(
  { banners, swimlanes }: { banners: readonly BannerRow[]; swimlanes: readonly SwimlaneRow[] },
  lanes: readonly LaneResult[],
  localise: Localise,
) {
  return {
    banner: banners.map(({ imageS3Key, objectType, objectId, url }) => {
      return {
        image_s3_key: imageS3Key,
        object_type: objectType,
        object_id: objectId ?? undefined,
        url: url ?? undefined,
      };
    }),
    swimlane_list: swimlanes.flatMap(({ id, name, kind, filters }) => {
      // Filled by a call of its own.
      if (kind !== null)
        return [{ name: localise(name) ?? id, kind, data: [], meta_data: { filters }, total: 0 }];
      const lane = lanes.find((found) => found.id === id);
      if (!lane) return [];
      return [{ name: localise(name) ?? id, data: lane.data, meta_data: { filters }, total: lane.total }];
    }),
  };
}

export function toTemplateV2(row: TemplateRow, localise: Localise) {
  return {
    _id: row.id,
    is_published: row.isPublished,
    selected_theme: row.selectedTheme ?? undefined,
    components: localiseDeep(row.components, localise),
    header: localiseDeep(row.header, localise) ?? undefined,
    footer: localiseDeep(row.footer, localise) ?? undefined,
  };
}
