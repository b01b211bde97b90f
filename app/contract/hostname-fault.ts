import { isHostname } from './hostname.ts';

const MAX_LABEL = 63;
const MAX_HOSTNAME = 253;

/** What is typed in place of a hostname, each with what would be right; the first that fits is the reason. */
const FAULTS: readonly (readonly [fits: (typed: string) => boolean, words: (typed: string) => string])[] = [
  [(typed) => typed.trim() === '', () => 'is empty: write a hostname such as www.example.com'],
  [(typed) => /\s/.test(typed), () => 'has a space in it: write one hostname, such as www.example.com'],
  [
    (typed) => typed.includes('*'),
    () => 'is a wildcard: add each hostname by itself, such as www.example.com',
  ],
  [isIpAddress, () => 'is an IP address: browsers need a name, such as www.example.com'],
  [
    (typed) => /[/?#@\\]/.test(typed),
    (typed) => `is an address, not a hostname: write the name alone${example(typed)}`,
  ],
  [(typed) => typed.includes(':'), (typed) => `has a port: write the name without it${example(typed)}`],
  [(typed) => typed.includes('_'), () => 'has an underscore, which no website may have: use a dash'],
  [(typed) => /[A-Z]/.test(typed), (typed) => `has capitals: write ${typed.toLowerCase()}`],
  [(typed) => typed.endsWith('.'), (typed) => `ends with a dot: write ${typed.slice(0, -1)}`],
  [(typed) => !typed.includes('.'), () => 'has no dot: write the whole name, such as www.example.com'],
  [(typed) => /^\.|\.\./.test(typed), () => 'has a dot too many'],
  [hasLongLabel, () => `has a part of more than ${MAX_LABEL} characters between its dots`],
  [(typed) => typed.length > MAX_HOSTNAME, () => `is longer than ${MAX_HOSTNAME} characters`],
  [
    (typed) => /(?:^|\.)-|-(?:\.|$)/.test(typed),
    () => 'has a dash at the end of a part: dashes stand inside',
  ],
];

/** Why a text cannot be the hostname of a site, in plain words that follow it; null where it can. */
export function hostnameFault(typed: string): string | null {
  if (isHostname(typed)) return null;
  const fault = FAULTS.find(([fits]) => fits(typed));
  return fault?.[1](typed) ?? 'must be lower-case letters, digits and dashes with dots between them';
}

/** URL parsers take a host whose last part is a number for an IPv4 address, hexadecimal and all. */
function isIpAddress(typed: string): boolean {
  if (/^\[.*\]|:.*:.*:|^[0-9a-f]*::[0-9a-f:.]*$/i.test(typed) && !typed.includes('/')) return true;
  return /^(?:[^/:]*\.)?(?:\d+|0x[0-9a-f]*)(?::\d+)?$/i.test(typed);
}

function hasLongLabel(typed: string): boolean {
  return typed.split('.').some((label) => label.length > MAX_LABEL);
}

/** The hostname inside what was typed, where there is one. */
function example(typed: string): string {
  const [, name = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#@:]*)/i.exec(typed) ?? [];
  const hostname = name.toLowerCase().replace(/\.$/, '');
  return isHostname(hostname) ? `, ${hostname}` : '';
}
