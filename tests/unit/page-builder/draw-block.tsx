import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import type { BlockKey } from '#app/features/page-builder/block-keys.ts';
import { definitions, registerAllComponents } from '#app/features/page-builder/registry.server.ts';
import { getComponent } from '#app/ui/component-registry.ts';
import { renderInSite } from '#tests/unit/links/render-in-site.tsx';

registerAllComponents();

/** What a block makes of a component's data; null where it shows nothing. */
export function viewOf(key: BlockKey, data: object): unknown {
  const definition = definitions[key];
  if (!definition) throw new Error(`no ${key}`);
  return definition.toView(v.parse(definition.schema, { ...data, component_key: key }));
}

/** The markup of a block; empty where it shows nothing. Texts are their own keys. */
export async function drawBlock(key: BlockKey, data: object, loaded: object | null = null): Promise<string> {
  const view = viewOf(key, data);
  const Block = getComponent(key) as ComponentType<BlockProps<unknown, object>> | undefined;
  if (!Block) throw new Error(`no ${key}`);
  return view === null ? '' : renderInSite(<Block view={view} loaded={loaded} isFirst={false} />);
}
