import { fromDecimal, toDecimal } from '../../amounts.ts';
import {
  ForgedDetailsError,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentOutcome,
} from '../gateway.ts';
import {
  asList,
  asObject,
  asText,
  type GatewayClient,
  GatewayError,
  requireText,
} from '../gateway-client.ts';
import { sha512Hex } from '../signatures.ts';
import { parsePayuWebhook, payuRequestHash, verifyPayuFields } from './webhook.ts';

export interface PayuKeys {
  merchantKey: string;
  salt: string;
}

interface PayuAccount extends PayuKeys {
  /** The host where browsers pay; payments are queried on another one. Without a slash at its end. */
  checkoutUrl: string;
  /** An account takes one currency, and PayU's answers do not name it. */
  currency: string;
}

const DECIMALS = 2;
const MAX_TOKEN = 23;
/** Of no payment: ours have random letters. */
const UNKNOWN_PAYMENT = 'marqueecheck';

/** The viewer's browser posts a form to PayU, PayU posts one back, and PayU's API confirms the result. */
export function payuGateway(send: GatewayClient, account: PayuAccount): PaymentGateway {
  const { merchantKey, salt, checkoutUrl, currency } = account;

  async function command(name: string, vars: { var1: string; var2?: string; var3?: string }) {
    const hash = sha512Hex([merchantKey, name, vars.var1, salt].join('|'));
    return await send({
      method: 'POST',
      path: '/merchant/postservice.php?form=2',
      form: { key: merchantKey, command: name, ...vars, hash },
    });
  }

  async function verifyPayment(transactionId: string) {
    const answer = await command('verify_payment', { var1: transactionId });
    return asObject(asObject(answer.transaction_details)?.[transactionId]);
  }

  return {
    org: 'PayU',

    start(order) {
      if (order.currency !== currency) {
        throw new GatewayError(`This account of PayU takes ${currency} only`, {
          status: 422,
          code: 'currency',
        });
      }
      const unsigned = toFields(order, merchantKey);
      const fields = { ...unsigned, hash: payuRequestHash(unsigned, salt) };
      const payload = { url: `${checkoutUrl}/_payment`, fields };
      return Promise.resolve({ gatewayOrderId: order.transactionId, payload });
    },

    async reconcile({ transactionId }, details) {
      const isOurs = details.txnid === transactionId && verifyPayuFields(details, account);
      if (details.hash !== undefined && !isOurs) throw new ForgedDetailsError('hash');
      const found = await verifyPayment(transactionId);
      if (!found) return { state: 'pending' };
      return toOutcome(found, { transactionId, currency });
    },

    /** PayU takes a token, 23 characters at most, once. */
    async refund(_, paymentId, { amountMinor, key }) {
      const answer = await command('cancel_refund_transaction', {
        var1: paymentId,
        var2: sha512Hex(key).slice(0, MAX_TOKEN),
        var3: toDecimal(amountMinor, currency, DECIMALS),
      });
      if (answer.status !== 1) throw new GatewayError('PayU took no refund on', { status: 422 });
    },

    /** https://docs.payu.in/reference/get_all_refunds_from_transaction_ids_api */
    async fetchRefunded({ transactionId }, paymentId) {
      const answer = await command('getAllRefundsFromTxnIds', { var1: transactionId });
      const refunds = asList(asObject(answer['Refund Details'])?.[paymentId]).map(asObject);
      return refunds
        .filter((each) => !/^fail/i.test(asText(each?.Status)))
        .reduce((sum, each) => sum + fromDecimal(asText(each?.Amount), currency), 0);
    },

    /** PayU responds with 200 to wrong keys as well, then without details of the payment that is not there. */
    async check() {
      if (!(await verifyPayment(UNKNOWN_PAYMENT)))
        throw new GatewayError('PayU rejected the keys', { status: 401, code: 'invalid_hash' });
      return { isLive: null, currencies: [currency] };
    },

    parseWebhook: (message) => Promise.resolve(parsePayuWebhook(message, account)),
  };
}

/** PayU cuts at these lengths and strips what it does not know, and hashes what it keeps. */
function toFields(order: PaymentOrder, merchantKey: string) {
  const { customer, transactionId, amountMinor, currency } = order;
  return {
    key: merchantKey,
    txnid: transactionId,
    amount: toDecimal(amountMinor, currency, DECIMALS),
    productinfo: plain(order.planName, 100),
    firstname: plain(customer.name, 60),
    email: customer.email,
    phone: customer.phone?.replace(/\D/g, '').slice(-15) ?? '',
    surl: order.formReturnUrl,
    furl: order.formReturnUrl,
    curl: order.formReturnUrl,
    udf1: '',
    udf2: '',
    udf3: '',
    udf4: '',
    udf5: '',
  };
}

/** Bars part the hashed fields, and brackets and quotes do not come back as they went. */
function plain(text: string, length: number): string {
  const cleaned = text.replace(/[|<>"'`\\\p{C}]/gu, ' ').replace(/\s+/g, ' ');
  return cleaned.trim().slice(0, length).trim() || '-';
}

const REFUNDED: ReadonlySet<string> = new Set(['refunded', 'autoRefund']);
const LEFT: ReadonlySet<string> = new Set(['userCancelled', 'dropped', 'bounced']);

function toOutcome(
  found: Readonly<Record<string, unknown>>,
  { transactionId, currency }: { transactionId: string; currency: string },
): PaymentOutcome {
  const status = asText(found.status);
  const detail = asText(found.unmappedstatus);
  if (status === 'failure') return { state: 'failed', reason: LEFT.has(detail) ? 'abandoned' : 'declined' };
  if (status !== 'success') return { state: 'pending' };
  if (asText(found.txnid) !== transactionId) return { state: 'failed', reason: 'mismatch' };
  const paymentId = requireText(found.mihpayid, 'mihpayid');
  if (REFUNDED.has(detail)) return { state: 'refunded', paymentId };
  // Authorised only, and PayU's account settings capture it.
  if (detail === 'auth') return { state: 'pending' };
  const amount = asText(found.transaction_amount) || asText(found.amt);
  return { state: 'captured', paymentId, amountMinor: fromDecimal(amount, currency), currency, method: null };
}
