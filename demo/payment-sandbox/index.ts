import { DurableObject } from 'cloudflare:workers';
import { createCloudflareSandbox } from '#demo/cloudflare-sandbox/cloudflare-sandbox.ts';
import { createDnsSandbox } from '#demo/dns-sandbox/dns-sandbox.ts';
import { createPaymentSandbox } from './payment-sandbox.ts';

interface Env {
  PAYMENT_SANDBOX: DurableObjectNamespace;
  DNS_SANDBOX: DurableObjectNamespace;
  CLOUDFLARE_SANDBOX: DurableObjectNamespace;
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

/** Cloudflare for SaaS, which looks names up in the DNS sandbox. */
export class CloudflareSandbox extends DurableObject<Env> {
  readonly #app: ReturnType<typeof createCloudflareSandbox>;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.#app = createCloudflareSandbox(state.storage, async (name, type) => {
      const query = new URLSearchParams({ name, type, cd: '1' });
      const response = await only(env.DNS_SANDBOX).fetch(`http://dns.localhost/dns-query?${query}`);
      const { Answer: records = [] } = await response.json<{ Answer?: { data: string }[] }>();
      return records.map(({ data }) => data);
    });
  }

  override fetch(request: Request): Promise<Response> {
    return Promise.resolve(this.#app.fetch(request));
  }
}

const only = (namespace: DurableObjectNamespace) => namespace.get(namespace.idFromName('sandbox'));

export default {
  fetch(request, env) {
    const [label = ''] = new URL(request.url).hostname.split('.');
    const namespaces: Record<string, DurableObjectNamespace> = {
      dns: env.DNS_SANDBOX,
      cloudflare: env.CLOUDFLARE_SANDBOX,
    };
    return only(namespaces[label] ?? env.PAYMENT_SANDBOX).fetch(request);
  },
} satisfies ExportedHandler<Env>;
