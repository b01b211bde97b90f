import type { CallBody, CallQuery } from '#app/contract/calls.ts';
import type { ServiceClient } from './client.server.ts';
import { toPage } from './page.ts';

/** The calls of edit mode, each for users with its role. */
export function editingCalls(client: ServiceClient) {
  return {
    editedDocuments: async () => (await client.call('editedDocuments', {})).data,
    editedDocument: async (document: string, query: CallQuery<'editedDocument'> = {}) =>
      (await client.call('editedDocument', { params: { document }, query })).data,
    editCommands: async (document: string, body: CallBody<'editCommands'>) =>
      (await client.call('editCommands', { params: { document }, body })).data,
    addBlock: async (document: string, body: CallBody<'addBlock'>) =>
      (await client.call('addBlock', { params: { document }, body })).data,
    saveBlock: async (document: string, block_id: string, body: CallBody<'saveBlock'>) =>
      (await client.call('saveBlock', { params: { document, block_id }, body })).data,
    copyBlock: async (document: string, block_id: string, body: CallBody<'copyBlock'>) =>
      (await client.call('copyBlock', { params: { document, block_id }, body })).data,
    swapBlocks: async (document: string, body: CallBody<'swapBlocks'>) =>
      (await client.call('swapBlocks', { params: { document }, body })).data,
    deleteBlock: async (document: string, block_id: string, query: CallQuery<'deleteBlock'>) =>
      (await client.call('deleteBlock', { params: { document, block_id }, query })).data,
    deleteCard: async (
      place: { document: string; block_id: string; card_id: string },
      query: CallQuery<'deleteCard'>,
    ) => (await client.call('deleteCard', { params: place, query })).data,
    editPresence: async (document: string, body: CallBody<'editPresence'>) =>
      (await client.call('editPresence', { params: { document }, body })).data,
    deleteHome: async (id: string, query: CallQuery<'deleteHome'>) =>
      (await client.call('deleteHome', { params: { id }, query })).data,
    discardDraft: async (document: string) =>
      (await client.call('discardDraft', { params: { document } })).data,
    editChecks: async () => (await client.call('editChecks', {})).data,
    editChanges: async () => (await client.call('editChanges', {})).data,
    publishDrafts: async (body: CallBody<'publishDrafts'>) =>
      (await client.call('publishDrafts', { body })).data,
    scheduledPublishes: async () => (await client.call('scheduledPublishes', {})).data,
    takeBackScheduled: async (id: string) =>
      (await client.call('takeBackScheduled', { params: { id } })).data,
    /** What this place remembers of the site is old once something of it was published. */
    forgetSite: () =>
      Promise.all([
        client.forget('accountDetail', {}),
        client.forget('templateV1', {}),
        client.forget('templateV2', {}),
        client.forget('homeBundle', {}),
        client.forget('customPages', {}),
        client.forget('staticPages', {}),
        client.forget('forms', {}),
      ]),
    snapshots: async () => (await client.call('snapshots', {})).data,
    makeCheckpoint: async (body: CallBody<'makeCheckpoint'>) =>
      (await client.call('makeCheckpoint', { body })).data,
    snapshotChanges: async (id: string, to: 'draft' | 'published') =>
      (await client.call('snapshotChanges', { params: { id }, query: { to } })).data,
    comparedStates: async (query: CallQuery<'comparedStates'>) =>
      (await client.call('comparedStates', { query })).data,
    restoreSnapshot: async (id: string, body: CallBody<'restoreSnapshot'>) =>
      (await client.call('restoreSnapshot', { params: { id }, body })).data,
    uploadedPictures: async (query: CallQuery<'uploadedPictures'>) =>
      toPage(await client.call('uploadedPictures', { query })),
    uploadPicture: async (query: CallQuery<'uploadPicture'>, body: Uint8Array<ArrayBuffer>) => {
      const raw = { headers: { 'content-type': 'application/octet-stream' }, body };
      return (await client.call('uploadPicture', { query }, { raw })).data;
    },
    changePicture: async (id: string, body: CallBody<'changePicture'>) =>
      (await client.call('changePicture', { params: { id }, body })).data,
    deletePicture: async (id: string) => (await client.call('deletePicture', { params: { id } })).data,
  };
}
