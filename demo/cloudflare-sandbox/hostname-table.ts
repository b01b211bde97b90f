import * as v from 'valibot';

/** As the API shows it: https://developers.cloudflare.com/api/resources/custom_hostnames/ */
export interface StoredHostname {
  id: string;
  hostname: string;
  status: string;
  verification_errors: string[];
  created_at: string;
  ssl: {
    id: string;
    status: string;
    method: string;
    type: string;
    certificate_authority: string;
    validation_errors: { message: string }[];
    validation_records: object[];
  };
}

/** What a test or a developer decides of a name, in place of what DNS shows. */
export const DecisionSchema = v.object({
  /** In another account: an order for it is rejected with 409. */
  isHeldElsewhere: v.optional(v.boolean(), false),
  status: v.optional(v.string()),
  sslStatus: v.optional(v.string()),
  verificationErrors: v.optional(v.array(v.string()), []),
  validationErrors: v.optional(v.array(v.string()), []),
});
export type Decision = v.InferOutput<typeof DecisionSchema>;

export const BehaviourSchema = v.object({
  latencyMs: v.optional(v.number(), 0),
  /** In place of every response. */
  response: v.optional(v.object({ status: v.number(), body: v.string() })),
  fallbackOrigin: v.optional(v.nullable(v.string()), 'active'),
});
export type Behaviour = v.InferOutput<typeof BehaviourSchema>;

const ORDINARY: Behaviour = { latencyMs: 0, fallbackOrigin: 'active' };

/** The zone's custom hostnames, in the object's own storage. */
export function openHostnameTable(storage: DurableObjectStorage) {
  const all = async () => [...(await storage.list<StoredHostname>({ prefix: 'custom:' })).values()];
  return {
    all,
    byName: async (hostname: string) => (await all()).find((each) => each.hostname === hostname) ?? null,
    byId: async (id: string) => (await storage.get<StoredHostname>(`custom:${id}`)) ?? null,
    put: (custom: StoredHostname) => storage.put(`custom:${custom.id}`, custom),
    remove: (id: string) => storage.delete(`custom:${id}`),
    decision: async (hostname: string) => (await storage.get<Decision>(`decision:${hostname}`)) ?? null,
    putDecision: (hostname: string, decision: Decision) => storage.put(`decision:${hostname}`, decision),
    removeDecision: (hostname: string) => storage.delete(`decision:${hostname}`),
    behaviour: async () => (await storage.get<Behaviour>('behaviour')) ?? ORDINARY,
    putBehaviour: (behaviour: Behaviour) => storage.put('behaviour', behaviour),
    calls: async () => (await storage.get<string[]>('calls')) ?? [],
    addCall: async (call: string) => {
      const calls = (await storage.get<string[]>('calls')) ?? [];
      await storage.put('calls', [...calls, call].slice(-200));
    },
  };
}

export type HostnameTable = ReturnType<typeof openHostnameTable>;
