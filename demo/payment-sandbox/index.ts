import { DurableObject } from 'cloudflare:workers';
import { createDnsSandbox } from '#demo/dns-sandbox/dns-sandbox.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';

interface Env {
  PAYMENT_SANDBOX: DurableObjectNamespace;
  DNS_SANDBOX: DurableObjectNamespace;
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

/** The DNS of names below `.example`, in one object likewise. */
export class DnsSandbox extends DurableObject<Env> {
  readonly #app: ReturnType<typeof createDnsSandbox>;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#app = createDnsSandbox(state.storage);
  }

  override fetch(request: Request): Promise<Response> {
    return Promise.resolve(this.#app.fetch(request));
  }
}

export default {
  fetch(request, env) {
    const isDns = new URL(request.url).hostname.startsWith('dns.');
    const namespace = isDns ? env.DNS_SANDBOX : env.PAYMENT_SANDBOX;
    return namespace.get(namespace.idFromName('sandbox')).fetch(request);
  },
} satisfies ExportedHandler<Env>;
