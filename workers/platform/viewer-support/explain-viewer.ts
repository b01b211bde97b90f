import type { ExplainedStep, Explanation } from '#app/contract/viewer-support.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { explainWatch, type WatchStep } from '#workers/platform/content/explain-watch.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { requireViewer } from './require-viewer.ts';
import { toTitleName } from './to-title-name.ts';

const MAX_TITLES = 20;

export const titlesToExplain: Handler<'titlesToExplain'> = async (context) => {
  requireRole(context, 'moderate');
  const { store, params, query, localise } = context;
  await requireViewer(context, params.viewer_id);
  const rows = await store.viewerSupport.playableTitles(query.search_text, MAX_TITLES);
  const data = rows.map((row) => ({
    ...{ _id: row.contentId, title: toTitleName(row, localise) ?? row.contentId },
    is_published: row.isPublished,
  }));
  return { data };
};

/** The rules are those of the watch call; nothing of the viewer is changed. */
export const explainViewer: Handler<'explainViewer'> = async (context) => {
  requireRole(context, 'moderate');
  const { store, account, params, localise, now } = context;
  const viewer = await requireViewer(context, params.viewer_id);
  const [row] = await store.viewerSupport.titles([params.content_id]);
  if (!row) throw new HttpError(404, 'not_found');
  const { playable, steps } = await explainWatch({
    ...{ store, account, now, contentId: row.contentId, channelId: null },
    user: { id: viewer.id, email: viewer.emailId },
  });
  const plans = await store.viewerList.plans();
  const nameOf = (id: string) => localise(plans.find((plan) => plan.id === id)?.name) ?? id;
  const data: Explanation = {
    title: toTitleName(row, localise) ?? row.contentId,
    playable,
    steps: steps.map((step) => toExplainedStep(step, nameOf)),
  };
  return { data };
};

function toExplainedStep(step: WatchStep, nameOf: (planId: string) => string): ExplainedStep {
  const { rule, passed, finding, start, end, needed, had } = step;
  return {
    ...{ rule, passed, finding },
    start_time: start?.toISOString(),
    end_time: end?.toISOString(),
    needed: needed?.map(nameOf),
    had: had?.map(({ planId, state, time }) => ({ name: nameOf(planId), state, time: time.toISOString() })),
  };
}
