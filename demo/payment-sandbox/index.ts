import { DurableObject } from 'cloudflare:workers';
import { createTill } from './till.ts';

interface Env {
  TILL: DurableObjectNamespace;
}

/** All providers in one object: what it answers never depends on which isolate was asked. */
export class Till extends DurableObject<Env> {
  readonly #till: ReturnType<typeof createTill>;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#till = createTill(state.storage, (work) => state.waitUntil(work));
  }

  override fetch(request: Request): Promise<Response> {
    return Promise.resolve(this.#till.fetch(request));
  }
}

export default {
  fetch: (request, env) => env.TILL.get(env.TILL.idFromName('till')).fetch(request),
} satisfies ExportedHandler<Env>;
