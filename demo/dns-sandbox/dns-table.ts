import * as v from 'valibot';

export const TYPE_NUMBERS = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const;
export type RecordType = keyof typeof TYPE_NUMBERS;

const RecordSchema = v.object({
  type: v.picklist(['A', 'NS', 'CNAME', 'TXT', 'AAAA', 'CAA']),
  value: v.string(),
  ttl: v.optional(v.number(), 300),
});

/** All that there is of one name. */
export const NameSchema = v.object({
  records: v.optional(v.array(RecordSchema), []),
  /** What the second resolver still has in its caches. */
  cached: v.optional(v.array(RecordSchema)),
  isDnssecBroken: v.optional(v.boolean(), false),
  /** What responds at http://<name>/. */
  http: v.optional(
    v.object({
      status: v.number(),
      location: v.optional(v.string()),
      body: v.optional(v.string(), ''),
    }),
  ),
});
export type Name = v.InferOutput<typeof NameSchema>;

/** What every brand's hostname must lead to on a development machine; behind addresses of Cloudflare's, as in production. */
const ORIGIN: Name = {
  records: [
    { type: 'A', value: '104.18.10.20', ttl: 300 },
    { type: 'A', value: '104.18.11.20', ttl: 300 },
    { type: 'AAAA', value: '2606:4700::6812:a14', ttl: 300 },
  ],
  isDnssecBroken: false,
};
const BUILT_IN = new Map([['origin.marquee.example', ORIGIN]]);

/** The names that have been set, in the object's own storage. */
export function openDnsTable(storage: DurableObjectStorage) {
  const keyOf = (name: string) => `name:${name}`;
  return {
    put: (name: string, entry: Name) => storage.put(keyOf(name), entry),
    remove: (name: string) => storage.delete(keyOf(name)),
    get: async (name: string) => (await storage.get<Name>(keyOf(name))) ?? BUILT_IN.get(name) ?? null,
    async hasBelow(name: string) {
      const keys = await storage.list({ prefix: 'name:' });
      return [...keys.keys()].some((key) => key.endsWith(`.${name}`));
    },
  };
}

export type DnsTable = ReturnType<typeof openDnsTable>;
