import type { DomainCause } from '#app/contract/domain.ts';

/** `message` is what is wrong, `advice` what to do. Names in braces are filled in (diagnose.ts). */
export interface DomainText {
  message: string;
  advice: string;
}

const WHERE = 'Sign in at the company that keeps the DNS settings of {domain}';
const THEN_WAIT = 'Then wait: it can take an hour until everybody sees the change.';

/** For people who have never done this: short sentences, and every technical word is the one on their screen. */
export const TEXTS = {
  no_record: {
    message: 'There is no record for {host} yet, so browsers do not know where to go.',
    advice: `${WHERE} and add the record below. ${THEN_WAIT}`,
  },
  cname_elsewhere: {
    message: '{host} points to {found}, but it must point to {target}.',
    advice: `${WHERE}. Delete the old record and add the new one below. ${THEN_WAIT}`,
  },
  address_record: {
    message: '{host} points to another computer ({found}), not to this site.',
    advice: `${WHERE}. Delete the old records first, then add the new one. Both cannot exist together. ${THEN_WAIT}`,
  },
  apex_without_flattening: {
    message: '{provider} cannot point the bare name {host} at this site. It can point {www} here.',
    advice:
      'Add the record below for {www}. Then look for "forwarding" or "redirect" in the settings and send {host} on to https://{www}.',
  },
  proxied_by_owner: {
    message: '{host} goes through your own Cloudflare account first, so we cannot check that it is yours.',
    advice:
      'Open DNS in your Cloudflare account. The record of {host} must be the one below. Click its orange cloud, so that it turns grey ("DNS only"). You may switch it back when the site works.',
  },
  caa_forbids: {
    message: '{name} has a list of who may make certificates for it, and our makers are not on it.',
    advice: `A certificate is what makes the lock in the browser. ${WHERE} and add the lines below to the list.`,
  },
  old_challenge: {
    message: 'A TXT record that your last site left behind stops us from getting a certificate for {host}.',
    advice: `A certificate is what makes the lock in the browser. ${WHERE} and delete the record below.`,
  },
  foreign_ipv6: {
    message: '{host} has a second address ({found}) that still leads to another computer.',
    advice: `Many browsers try that address first. ${WHERE} and delete the AAAA records below.`,
  },
  dnssec_broken: {
    message: 'The security signatures of {domain} are wrong, so many people cannot open {host}.',
    advice:
      'Write to the company where you bought {domain}: "DNSSEC of our domain is broken. Please switch it off or repair it." Nothing else helps before that.',
  },
  own_zone: {
    message: 'The records of {host} are not kept with those of {domain}, but at {servers}.',
    advice: `What you add for {host} does not count while the NS records are there. ${WHERE}. Delete them and add the new record below.`,
  },
  stale_caches: {
    message: 'The record of {host} is right. Some computers still remember the old one.',
    advice: 'There is nothing to do. Everybody should see the site by {until}.',
  },
  blocked: {
    message: 'Cloudflare, which brings this site to its visitors, has blocked {host}.',
    advice:
      'This happens to names that were once used for spam or fraud. The operator writes to abusereply@cloudflare.com and explains whose name it is. After that we check again.',
  },
  'blocked/hold': {
    message: '{domain} is locked in a Cloudflare account, so no other site may use {host}.',
    advice:
      'Sign in to the Cloudflare account that has {domain}. On its overview page, find "Zone hold" and release it. Nobody can open it from outside. After that we check again.',
  },
  held_elsewhere: {
    message: '{host} is in use by another site here.',
    advice: 'Choose another name. If it is yours, write to the operator of this platform.',
  },
  'held_elsewhere/provider': {
    message: '{host} is still in use at another company.',
    advice: 'Remove the name in the settings of your last site. If you cannot, ask that company to do it.',
  },
  'held_elsewhere/proof': {
    message: 'Another site here has named {host}, too, so we have to know that it is yours.',
    advice: `${WHERE} and add the record below. Only its owner can do that. Then {host} is yours, and you may delete the record.`,
  },
  timed_out: {
    message: 'The check of {host} took too long and has stopped.',
    advice: 'There is nothing to do. We start it again.',
  },
  authority_limit: {
    message: 'Too many certificates were made for {domain} in a short time, so we have to wait.',
    advice:
      'A certificate is what makes the lock in the browser. There is nothing to do. It can take up to a week.',
  },
  'authority_limit/risk': {
    message: 'The company that makes our certificates does not make one for {host}.',
    advice:
      'A certificate is what makes the lock in the browser. The operator can choose another company for it, or ask this one why.',
  },
  forwarded: {
    message: 'The company where you bought {domain} shows its own page at {host}.',
    advice: `Switch off "parking" in the settings of {domain}. ${WHERE}. Delete the old records and add the new one below.`,
  },
  'forwarded/redirect': {
    message: '{host} sends its visitors on to {elsewhere}.',
    advice: `This is most often a "forwarding" at the company where you bought {domain}. Switch it off. ${WHERE}. Delete the old records and add the new one below.`,
  },
  sibling_missing: {
    message: '{host} works, but people who type {sibling} find nothing.',
    advice:
      'Look for "forwarding" or "redirect" in the settings of {domain} and send {sibling} on to https://{host}.',
  },
  'sibling_missing/www': {
    message: '{host} works, but people who type {sibling} find nothing.',
    advice: `${WHERE} and add the record below. Then add {sibling} to the names of your site.`,
  },
  'sibling_missing/registry': {
    message: '{host} works. {sibling} leads here, too, but is not among the names of the site.',
    advice: 'The operator adds it: npm run domain -- add <brand> {sibling}',
  },
  fallback_origin: {
    message: 'This platform is not ready for names of its sites: {target} does not work.',
    advice:
      'The owner of {host} has nothing to do. The operator sets up the fallback origin (docs/operating.md, section 5).',
  },
  not_in_registry: {
    message: '{host} leads here, but no site here has that name.',
    advice:
      'The owner of {host} has nothing to do. The operator adds it: npm run domain -- add <brand> {host}',
  },
  in_progress: {
    message: 'The record of {host} is right. Its certificate is being made.',
    advice:
      'A certificate is what makes the lock in the browser. There is nothing to do. It takes some minutes.',
  },
  'in_progress/missing': {
    message: 'The record of {host} is right, but nobody has ordered its certificate.',
    advice:
      'The owner of {host} has nothing to do. The operator orders it: npm run domain -- add <brand> {host} (docs/operating.md, section 6).',
  },
  not_known: {
    message: 'We could not find out how {host} is set up: somebody did not respond in time.',
    advice: 'There is nothing to do. We look again soon.',
  },
} satisfies Record<DomainCause, DomainText> & Record<string, DomainText>;

export const LIVE_TEXT: DomainText = { message: '{host} works.', advice: 'There is nothing to do.' };

/** Where nobody could be queried for the certificate. */
export const LIVE_BY_DNS_TEXT: DomainText = {
  message: '{host} points here, and its site has that name.',
  advice: 'There is nothing to do. If a browser still warns of it, its certificate is not ready yet.',
};
