import * as v from 'valibot';
import type { DnsRecord, Lookup, RecordType } from './observation.ts';

/** Numbers of record types (IANA). */
const TYPE_NUMBERS: Readonly<Record<RecordType | 'SOA', number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  TXT: 16,
  AAAA: 28,
  CAA: 257,
};

const OUTCOMES: Readonly<Record<number, Lookup['outcome']>> = { 0: 'found', 2: 'failed', 3: 'no_name' };
const MAX_RECORDS = 200;
/** Resolvers themselves give up at about this many. */
const MAX_ALIASES = 16;
/** RFC 2181, 8. */
const MAX_TTL_SECONDS = 2 ** 31 - 1;

const AnswerSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(1_100)),
  type: v.pipe(v.number(), v.integer()),
  TTL: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TTL_SECONDS)),
  data: v.pipe(v.string(), v.maxLength(20_000)),
});
type Answer = v.InferOutput<typeof AnswerSchema>;
const AnswerListSchema = v.optional(v.pipe(v.array(AnswerSchema), v.maxLength(MAX_RECORDS)), []);

/** https://developers.google.com/speed/public-dns/docs/doh/json, which Cloudflare follows. */
const ResponseSchema = v.object({
  Status: v.pipe(v.number(), v.integer()),
  TC: v.optional(v.boolean(), false),
  Question: v.optional(v.array(v.object({ name: v.string(), type: v.number() })), []),
  Answer: AnswerListSchema,
  Authority: AnswerListSchema,
});

/** What a resolver's JSON means for one name and type; null where it cannot be its response. */
export function readDnsJson(json: unknown, hostname: string, type: RecordType): Lookup | null {
  const parsed = v.safeParse(ResponseSchema, json);
  if (!parsed.success) return null;
  const { Status, TC, Question, Answer, Authority } = parsed.output;
  const outcome = OUTCOMES[Status];
  if (outcome === undefined || TC) return null;
  if (Question.some(({ name }) => toName(name) !== hostname)) return null;
  if (outcome === 'failed') return { outcome, records: [], negativeTtlSeconds: null };
  const records = chainFrom(Answer, hostname, type);
  if (records === null) return null;
  const isFound = records.some((record) => record.type === type);
  // A name that does not exist has no records, but its aliases may lead to one.
  if (outcome === 'no_name' && isFound) return null;
  return {
    outcome: outcome === 'found' && !isFound ? 'empty' : outcome,
    records,
    negativeTtlSeconds: negativeTtl(Authority),
  };
}

/** Aliases from the name on, then the records at their end; null for a loop, or for records of other names alone. */
function chainFrom(responses: readonly Answer[], hostname: string, type: RecordType): DnsRecord[] | null {
  const at = (name: string, wanted: RecordType) =>
    responses.filter((answer) => answer.type === TYPE_NUMBERS[wanted] && toName(answer.name) === name);
  const chain: DnsRecord[] = [];
  let name = hostname;
  for (let [alias] = at(name, 'CNAME'); alias && type !== 'CNAME'; [alias] = at(name, 'CNAME')) {
    const record = toRecord(alias, 'CNAME');
    const isLoop = chain.some((earlier) => earlier.name === record?.value) || record?.value === name;
    if (record === null || isLoop || chain.length === MAX_ALIASES) return null;
    chain.push(record);
    name = record.value;
  }
  const records = at(name, type).map((answer) => toRecord(answer, type));
  if (records.includes(null) || (chain.length + records.length === 0 && responses.length > 0)) return null;
  return [...chain, ...records.filter((record) => record !== null)];
}

function toRecord({ name, TTL, data }: Answer, type: RecordType): DnsRecord | null {
  const value = toValue(data, type);
  return value === null ? null : { name: toName(name), type, value, ttlSeconds: TTL };
}

function toValue(data: string, type: RecordType): string | null {
  if (type === 'A') return /^(?:\d{1,3}\.){3}\d{1,3}$/.test(data) ? data : null;
  if (type === 'AAAA') return /^[0-9a-f:.]+$/i.test(data) ? toIpv6(data) : null;
  if (type === 'TXT') return toText(data);
  if (type === 'CAA') return data;
  return data === '' || /\s/.test(data) ? null : toName(data);
}

/** One spelling an address. */
function toIpv6(address: string): string | null {
  const url = `http://[${address}]/`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : null;
}

/** TXT comes as it is, or as quoted strings that belong together. */
function toText(data: string): string {
  if (!data.startsWith('"')) return data;
  const strings = data.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return strings.map((text) => text.slice(1, -1).replaceAll(/\\(.)/g, '$1')).join('');
}

const toName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** The smaller of the SOA's own TTL and the last of its numbers (RFC 2308, 5). */
function negativeTtl(authority: readonly Answer[]): number | null {
  const soa = authority.find(({ type }) => type === TYPE_NUMBERS.SOA);
  const minimum = Number(soa?.data.trim().split(/\s+/).at(-1));
  return soa && Number.isInteger(minimum) ? Math.min(soa.TTL, minimum) : null;
}
