import * as v from 'valibot';
import type { Call } from './call.ts';
import { ComparedDocumentsSchema, ComparedQuerySchema } from './compared.ts';
import { NothingSchema } from './envelope.ts';
import { IdSchema } from './primitives.ts';
import {
  DocumentChangesListSchema,
  FindingListSchema,
  PublishBodySchema,
  PublishedSchema,
} from './publishing.ts';
import { ScheduledListSchema } from './scheduled.ts';
import {
  CheckpointBodySchema,
  CheckpointedSchema,
  RestoreBodySchema,
  RestoredSchema,
  SnapshotChangesQuerySchema,
  SnapshotListSchema,
} from './snapshots.ts';

const of = { service: 'content', session: 'required', mayBeMissing: true } as const;

/** How drafts come to viewers, and what was published before: edit-mode.md §4 and §10. */
export const publishingCalls = {
  editChecks: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/checks',
    summary: 'What stands against publishing the drafts; role edit',
    data: FindingListSchema,
  },
  editChanges: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/changes',
    summary: 'How the drafts differ from what viewers see; role edit',
    data: DocumentChangesListSchema,
  },
  publishDrafts: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/publish',
    summary: 'Publish drafts, all of them or none, now or at a time; role publish',
    body: PublishBodySchema,
    data: PublishedSchema,
  },
  scheduledPublishes: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/scheduled',
    summary: 'Drafts that have a time, and what became of earlier ones; role edit',
    data: ScheduledListSchema,
  },
  takeBackScheduled: {
    ...of,
    method: 'DELETE',
    path: '/api/v1/edit/scheduled/{id}',
    summary: 'Drafts that wait for their time are not published; role publish',
    params: v.object({ id: IdSchema }),
    data: NothingSchema,
  },
  snapshots: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/snapshots',
    summary: 'What was published when, and checkpoints of drafts, newest first; role edit',
    data: SnapshotListSchema,
  },
  makeCheckpoint: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/snapshots',
    summary: 'Make a version of the drafts as they are, of which viewers see nothing; role edit',
    body: CheckpointBodySchema,
    data: CheckpointedSchema,
  },
  snapshotChanges: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/snapshots/{id}/changes',
    summary: 'What a version would change, in the drafts or for viewers; role edit',
    params: v.object({ id: IdSchema }),
    query: SnapshotChangesQuerySchema,
    data: DocumentChangesListSchema,
  },
  comparedStates: {
    ...of,
    method: 'GET',
    path: '/api/v1/edit/compared',
    summary: 'What differs between any two of versions, drafts and what is published; role edit',
    query: ComparedQuerySchema,
    data: ComparedDocumentsSchema,
  },
  restoreSnapshot: {
    ...of,
    method: 'POST',
    path: '/api/v1/edit/snapshots/{id}/restore',
    summary: 'Make a version the draft (role edit), or publish it unless it is a checkpoint (role publish)',
    params: v.object({ id: IdSchema }),
    body: RestoreBodySchema,
    data: RestoredSchema,
  },
} as const satisfies Record<string, Call>;
