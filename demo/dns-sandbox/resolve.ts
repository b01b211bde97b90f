import { type DnsTable, type Name, type RecordType, TYPE_NUMBERS } from './dns-table.ts';

const NOERROR = 0;
const SERVFAIL = 2;
const NXDOMAIN = 3;
const QUERY_REJECTED = 5;
const MAX_ALIASES = 16;
/** Names below it are for examples, and never exist on the internet (RFC 6761). */
const OWN_NAMES = /(?:^|\.)example$/;
const SOA = { type: 6, TTL: 300, data: 'ns1.example. hostmaster.example. 1 7200 3600 1209600 300' };

interface Query {
  name: string;
  type: RecordType;
  isCheckingDisabled: boolean;
  /** Whether the caches of the second resolver respond. */
  isSecond: boolean;
}

interface Answer {
  name: string;
  type: number;
  TTL: number;
  data: string;
}

/** The JSON of a resolver: https://developers.google.com/speed/public-dns/docs/doh/json */
export async function resolve(table: DnsTable, query: Query) {
  const responses: Answer[] = [];
  let { name } = query;
  let status = OWN_NAMES.test(name) ? NOERROR : QUERY_REJECTED;
  while (status === NOERROR) {
    const entry = await table.get(name);
    if (entry?.isDnssecBroken && !query.isCheckingDisabled) status = SERVFAIL;
    if (!entry && !(await table.hasBelow(name))) status = NXDOMAIN;
    if (!entry || status !== NOERROR) break;
    const records = recordsFor(entry, query);
    responses.push(...records.map(({ type, value, ttl }) => toAnswer(name, type, value, ttl)));
    const [alias] = records;
    if (alias?.type !== 'CNAME' || query.type === 'CNAME') break;
    if (responses.length > MAX_ALIASES) status = SERVFAIL;
    name = alias.value;
  }
  const isEmpty = !responses.some(({ type }) => type === TYPE_NUMBERS[query.type]);
  return {
    Status: status,
    TC: false,
    RD: true,
    RA: true,
    AD: false,
    CD: query.isCheckingDisabled,
    Question: [{ name: `${query.name}.`, type: TYPE_NUMBERS[query.type] }],
    ...(status === SERVFAIL || responses.length === 0 ? {} : { Answer: responses }),
    ...(isEmpty && status !== SERVFAIL && status !== QUERY_REJECTED
      ? { Authority: [{ ...SOA, name: 'example.' }] }
      : {}),
  };
}

/** An alias counts for all types. */
function recordsFor({ records, cached }: Name, { type, isSecond }: Query) {
  const known = (isSecond ? cached : undefined) ?? records;
  const aliases = known.filter((record) => record.type === 'CNAME');
  return aliases.length > 0 ? aliases : known.filter((record) => record.type === type);
}

function toAnswer(name: string, type: RecordType, value: string, ttl: number): Answer {
  const isName = type === 'CNAME' || type === 'NS';
  const data = type === 'TXT' ? JSON.stringify(value) : isName ? `${value}.` : value;
  return { name: `${name}.`, type: TYPE_NUMBERS[type], TTL: ttl, data };
}
