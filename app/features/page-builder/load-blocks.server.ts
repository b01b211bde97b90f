import type { Component, Lane } from '#app/contract/template.ts';
import { rowTexts } from '#app/features/catalogue/rows/row-texts.server.ts';
import type { I18nContext } from '#app/features/i18n/i18n-server.server.ts';
import type { MarqueeContext, SessionStore } from '#app/services/load-context.ts';
import type { BlockContext } from './block-definition.ts';
import { buildPage } from './build-page.server.ts';
import { BLOCK_PAGE } from './component-key.ts';
import { placeHeroPicture } from './hero-picture.server.ts';
import { toPageComponents } from './registry.server.ts';

type LoadContext = Pick<MarqueeContext, 'language' | 'now' | 'timeZone' | 'setCacheExpiry'> & {
  services: BlockContext['services'] & I18nContext['services'];
  session: Pick<SessionStore, 'get'>;
};

/** A page's blocks, what browsers fetch for them, and the picture that it opens with. */
export async function loadBlocks(
  context: LoadContext,
  components: readonly Component[],
  lanes: readonly Lane[] = [],
) {
  const { blocks, ...loaded } = await loadSomeBlocks(context, components, lanes);
  return { ...placeHeroPicture(blocks), ...loaded };
}

/** Blocks of a page that need not begin with the first of them. */
export async function loadSomeBlocks(
  context: LoadContext,
  components: readonly Component[],
  lanes: readonly Lane[] = [],
  { isStage = false } = {},
) {
  const { services, now, timeZone, setCacheExpiry } = context;
  const session = context.session.get();
  // Only blocks that play something need the viewer; they handle a session that fails themselves.
  session.catch(() => undefined);
  const blocks = await buildPage(components, {
    services,
    session,
    language: await context.language.get(),
    now,
    timeZone,
    lanes,
    isStage,
    setCacheExpiry,
    rowTexts: rowTexts(context),
  });
  return {
    blocks,
    components: toPageComponents([BLOCK_PAGE, ...blocks.map(({ key }) => key)]),
  };
}
