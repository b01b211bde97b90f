import { html } from 'hono/html';
import type { Charge } from './charge.ts';

interface CheckoutPage {
  charge: Charge;
  /** "€7.99" */
  price: string;
  /** Where the buttons post to. */
  action: string;
  error?: string;
  /** Money may come after the buyer has gone. */
  hasSlow?: boolean;
  /** Of a setup: what the buyer enters, with the number that fills the field. */
  card?: { label: string; value: string };
}

/** A provider's page in plain forms: nothing on it needs a script, and every way out of it is one press. */
export function checkoutPage({ charge, price, action, error, hasSlow, card }: CheckoutPage) {
  return html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <link rel="icon" href="data:," />
  <meta name="viewport" content="width=device-width" />
  <title>${charge.org} sandbox</title>
  <style>
    body { font: 1rem/1.5 system-ui; max-inline-size: 24rem; margin: 4rem auto; padding: 0 1rem; color: #1c1c28 }
    h1 { font-size: 1.25rem } .price { font-size: 2rem; margin: 0 }
    form { display: grid; gap: .75rem; margin-block-start: 1.5rem }
    input { font: inherit; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem; padding-inline: .75rem }
    button { font: inherit; min-block-size: 2.75rem; border: 1px solid #56567a; border-radius: .5rem; background: #fff }
    button[value='approve'] { background: #1b5e20; border-color: #1b5e20; color: #fff }
    [role='alert'] { color: #b00020 }
  </style>
  <h1>${charge.org} sandbox: no money moves here</h1>
  <p>${charge.description}</p>
  <p class="price">${price}</p>
  <p>${charge.email}</p>
  ${error ? html`<p role="alert">${error}</p>` : ''}
  <form method="post" action="${action}">
    ${card ? html`<label>${card.label} <input name="card" value="${card.value}" /></label>` : ''}
    <button name="choice" value="approve">${card ? 'Save, and pay nothing now' : 'Approve'}</button>
    ${hasSlow ? html`<button name="choice" value="slow">Pay slowly</button>` : ''}
    <button name="choice" value="decline">Decline</button>
    <button name="choice" value="leave">Go back to the shop</button>
  </form>
</html>`;
}

export const DECLINED = 'The card was declined. Try again, or go back.';

/** With parameters added, whatever the address has already. */
export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
