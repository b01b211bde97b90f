import type { Gateway } from '#app/contract/payment.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import type { Browser } from '#tests/support/browser.ts';
import type { TestSite } from '#tests/support/site.ts';
import { mainOf, register } from '../account/member-site.ts';

const SANDBOX = 'pay.localhost';
export const PLAN = '/payment/plan-month';

export const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
export const attribute = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
export const idOf = (org: Gateway) => `gateway-${org.toLowerCase()}`;

/** The text of a page, without tags and repeated blanks. */
export const wordsOf = (html: string) =>
  unescaped(
    html
      .replace(/<(noscript|script)\b.*?<\/\1>/gs, '')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/[\s\u00a0]+/g, ' ');

/** A new member of Aurora, who pays without scripts. */
export async function makePayer(site: TestSite) {
  const { browser, email } = await register(site);

  /** The checkout page, and its form's action. */
  async function open(path = PLAN) {
    const response = await browser.visit(path);
    const main = await mainOf(response);
    return { status: response.status, main, action: attribute(main, /<form method="post" action="([^"]+)"/) };
  }

  const send = (action: string, org: Gateway) => browser.submit(action, { gateway: idOf(org) });

  /** Submits a new checkout, and returns the gateway's address. */
  async function begin(org: Gateway, path = PLAN) {
    const { action } = await open(path);
    const response = await send(action, org);
    if (response.status !== 303) throw new Error(`Paying by ${org} responded with ${response.status}`);
    return { action, location: response.headers.get('location') ?? '' };
  }

  return { browser, email, open, send, begin };
}

/** A browser's requests to the sandbox, which is another site on the same port. */
export function atGateway(site: TestSite) {
  async function fetch(url: string, fields?: Record<string, string>) {
    const { pathname, search, hostname } = new URL(url);
    if (hostname !== SANDBOX) throw new Error(`${url} is not the sandbox`);
    return await loopbackRequest(site.port, SANDBOX, `${pathname}${search}`, {
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {}),
    });
  }
  return {
    fetch,
    /** Submits a choice on the gateway's page; returns the path and query that it leads back to. */
    async choose(url: string, choice: 'approve' | 'decline' | 'leave') {
      const { status, headers, text } = await fetch(url, { choice });
      const back = headers.location;
      if (!back) return { status, text, path: null };
      const { pathname, search } = new URL(back);
      return { status, text, path: `${pathname}${search}` };
    },
    async behave(behaviour: object) {
      await loopbackRequest(site.port, SANDBOX, '/control/behaviour', {
        method: 'PUT',
        body: JSON.stringify(behaviour),
      });
    },
  };
}

/** The hidden fields of the form on a page. */
export function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

export type Payer = Awaited<ReturnType<typeof makePayer>>;
export type { Browser };
