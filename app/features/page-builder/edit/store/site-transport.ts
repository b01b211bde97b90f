import type { Accepted } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { type JsonAnswer, postSiteJson, readSiteJson } from '#app/services/post-json.ts';
import { loadFiles } from './load-files.ts';
import type { DrawnAgain, LoadedDraft, SendOutcome, StoreTransport } from './store-types.ts';

const OK = 200;
/** A role or session that ended: the page does not exist to whom has none. */
const SIGNED_OUT = new Set([401, 403, 404]);
const TOO_MANY = 429;
const FIRST_FAULT = 500;

/** The site's resources of one document, in the browser. */
export function siteTransport(document: string): StoreTransport {
  return {
    async send({ revision, commandId, commands, undoes }) {
      const body = { revision, command_id: commandId, commands, undoes };
      return toOutcome(await postSiteJson(editPaths.commands({ document }), body));
    },
    async load(since) {
      const query = since === undefined ? {} : { since: String(since) };
      const answer = await readSiteJson(editPaths.commands({ document }, query));
      // Our own route wrote it, as all of these.
      return answer?.status === OK ? (answer.body as LoadedDraft) : null;
    },
    async views({ document: { blocks, language: own }, ids, language }) {
      const address = editPaths.view({ document }, { in: language === own ? null : language });
      const requested = blocks.filter(({ id }) => ids.includes(id)).map(({ at: _, ...block }) => block);
      const answer = await postSiteJson(address, { language: own, first: blocks[0]?.id, blocks: requested });
      if (answer?.status !== OK) return null;
      const { components, views } = answer.body as DrawnAgain;
      const isDrawable = await loadFiles(components).then(
        () => true,
        () => false,
      );
      return isDrawable ? new Map(Object.entries(views)) : null;
    },
  };
}

function toOutcome(answer: JsonAnswer | null): SendOutcome {
  if (!answer || answer.status >= FIRST_FAULT || answer.status === TOO_MANY) return { kind: 'unreachable' };
  if (answer.status === OK) return { kind: 'accepted', accepted: answer.body as Accepted };
  if (SIGNED_OUT.has(answer.status)) return { kind: 'signed-out' };
  const { message } = (answer.body ?? {}) as { message?: string | null };
  return { kind: 'rejected', message: message ?? null };
}
