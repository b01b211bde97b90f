import { parse } from 'tldts';

/** The domain that its owner has registered: `harbor.example` of `www.harbor.example`. */
export function registrableDomain(hostname: string): string {
  // Names below a private suffix (`github.io`) have a zone of that company's, whose settings are nobody's to change.
  return parse(hostname).domain ?? hostname;
}

export function isApex(hostname: string): boolean {
  return registrableDomain(hostname) === hostname;
}

/** As DNS settings want it: `www`, or `@` for the domain itself. */
export function labelOf(name: string): string {
  const domain = registrableDomain(name);
  return name === domain ? '@' : name.slice(0, -domain.length - 1);
}

/** The name with www of a bare domain, and without of a name with www. */
export function siblingOf(hostname: string): string | null {
  if (isApex(hostname)) return `www.${hostname}`;
  return hostname === `www.${registrableDomain(hostname)}` ? registrableDomain(hostname) : null;
}

/** From the hostname up to the domain: where CAA records may lie (RFC 8659). */
export function namesUpwards(hostname: string): string[] {
  const labels = hostname.split('.');
  const above = labels.length - registrableDomain(hostname).split('.').length;
  return Array.from({ length: above + 1 }, (_, at) => labels.slice(at).join('.'));
}
