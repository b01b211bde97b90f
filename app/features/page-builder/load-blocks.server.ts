import type { Component, Lane } from '#app/contract/template.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { buildPage } from './build-page.server.ts';
import { BLOCK_PAGE } from './component-key.ts';
import { placeHeroPicture } from './hero-picture.server.ts';
import { toPageComponents } from './registry.server.ts';

/** A page's blocks, what browsers fetch for them, and the picture that it opens with. */
export async function loadBlocks(
  context: Pick<MarqueeContext, 'services' | 'session' | 'language' | 'now' | 'timeZone'>,
  components: readonly Component[],
  lanes: readonly Lane[] = [],
) {
  const { services, now, timeZone } = context;
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
  });
  return {
    ...placeHeroPicture(blocks),
    components: toPageComponents([BLOCK_PAGE, ...blocks.map(({ key }) => key)]),
  };
}
