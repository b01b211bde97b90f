import { DurableObject } from 'cloudflare:workers';
import { createPaymentSandbox } from './payment-sandbox.ts';

interface Env {
  PAYMENT_SANDBOX: DurableObjectNamespace;
}

/** All providers in one object: its responses never depend on which isolate serves the request. */
export class PaymentSandbox extends DurableObject<Env> {
  readonly #app: ReturnType<typeof createPaymentSandbox>;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#app = createPaymentSandbox(state.storage, (work) => state.waitUntil(work));
  }

  override fetch(request: Request): Promise<Response> {
    return Promise.resolve(this.#app.fetch(request));
  }
}

export default {
  fetch: (request, env) => env.PAYMENT_SANDBOX.get(env.PAYMENT_SANDBOX.idFromName('sandbox')).fetch(request),
} satisfies ExportedHandler<Env>;
