import { registerAllComponents } from '#app/features/page-builder/registry.server.ts';
import { getComponent, type RegisteredComponent } from '#app/ui/component-registry.ts';

registerAllComponents();

export function requireComponent(key: string): RegisteredComponent {
  const component = getComponent(key);
  if (!component) throw new Error(`no component ${key}`);
  return component;
}
