import * as v from 'valibot';
import type { Call } from './call.ts';
import { NothingSchema } from './envelope.ts';
import {
  DraftedSiteSchema,
  MadePreviewSchema,
  OwnPreviewQuerySchema,
  PreviewBodySchema,
  PreviewListSchema,
  PreviewPageQuerySchema,
  PreviewPageSchema,
  PreviewParamsSchema,
} from './previews.ts';
import { IdSchema } from './primitives.ts';

const of = { service: 'content', session: 'required', mayBeMissing: true } as const;

/** Drafts and versions as viewers would see them (edit-mode.md §4, §10). */
export const previewCalls = {
  previews: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/previews',
    summary: 'Links to previews that work now, newest first; role edit',
    data: PreviewListSchema,
  },
  makePreview: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/previews',
    summary: 'Make a link to a preview, for seven days; role edit',
    body: PreviewBodySchema,
    data: MadePreviewSchema,
  },
  endPreview: {
    ...of,
    method: 'DELETE',
    path: '/api/v1/edit/previews/{id}',
    summary: 'End a link to a preview; role edit',
    params: v.object({ id: IdSchema }),
    data: NothingSchema,
  },
  ownPreview: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/preview',
    summary: 'A page as it would be published, with what else there is; role edit',
    query: OwnPreviewQuerySchema,
    data: PreviewPageSchema,
  },
  draftedSite: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/drafted-site',
    summary: 'Theme, header and footer as they would be published, around what is edited; role edit',
    data: DraftedSiteSchema,
  },
  previewPage: {
    ...of,
    session: 'none',
    method: 'GET',
    path: '/api/v1/preview/{token}',
    summary: 'A page of a preview, for whom its link was sent to',
    params: PreviewParamsSchema,
    query: PreviewPageQuerySchema,
    data: PreviewPageSchema,
  },
} as const satisfies Record<string, Call>;
