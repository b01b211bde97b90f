/** A DNS company, known by its name servers, and how it points a bare domain at a name. */
interface DnsProvider {
  nameservers: RegExp;
  name: string;
  /** Null where it cannot, or only for its own services. */
  flattens: 'CNAME' | 'ALIAS' | null;
}

/** As of November 2026. Who is not listed is taken to be unable: the advice is then right in any case. */
const PROVIDERS: readonly DnsProvider[] = [
  { nameservers: /\.ns\.cloudflare\.com$/, name: 'Cloudflare', flattens: 'CNAME' },
  { nameservers: /\.dnsimple(?:-edge)?\.(?:com|net|org)$/, name: 'DNSimple', flattens: 'ALIAS' },
  { nameservers: /\.nsone\.net$/, name: 'NS1', flattens: 'ALIAS' },
  { nameservers: /\.dnsmadeeasy\.com$/, name: 'DNS Made Easy', flattens: 'ALIAS' },
  { nameservers: /\.registrar-servers\.com$/, name: 'Namecheap', flattens: 'ALIAS' },
  { nameservers: /\.porkbun\.com$/, name: 'Porkbun', flattens: 'ALIAS' },
  { nameservers: /\.gandi\.net$/, name: 'Gandi', flattens: 'ALIAS' },
  { nameservers: /\.easydns\.(?:com|net|org|info)$/, name: 'easyDNS', flattens: 'ALIAS' },
  { nameservers: /\.domaincontrol\.com$/, name: 'GoDaddy', flattens: null },
  { nameservers: /\.awsdns-\d+\.(?:com|net|org|co\.uk)$/, name: 'Amazon Route 53', flattens: null },
  { nameservers: /\.azure-dns\.(?:com|net|org|info)$/, name: 'Azure', flattens: null },
  { nameservers: /\.ui-dns\.(?:com|de|org|biz)$/, name: 'IONOS', flattens: null },
  { nameservers: /\.ovh\.net$/, name: 'OVH', flattens: null },
  { nameservers: /\.wixdns\.net$/, name: 'Wix', flattens: null },
];

const UNKNOWN = { name: 'Your DNS company', flattens: null };

export function dnsProviderOf(nameservers: readonly string[]): Pick<DnsProvider, 'name' | 'flattens'> {
  const isOf = (provider: DnsProvider) => nameservers.some((name) => provider.nameservers.test(name));
  return PROVIDERS.find(isOf) ?? UNKNOWN;
}
