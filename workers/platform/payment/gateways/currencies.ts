/** Everything that Stripe presents: https://docs.stripe.com/currencies */
export const STRIPE_CURRENCIES = listOf(
  'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC ' +
    'CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES ' +
    'KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR ' +
    'NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY ' +
    'TTD TWD TZS UAH UGX UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW',
);

/** https://developer.paypal.com/api/rest/reference/currency-codes/ */
export const PAYPAL_CURRENCIES = listOf(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD',
);

/** https://paystack.com/docs/api/#supported-currency; an account has some of them. */
export const PAYSTACK_CURRENCIES = listOf('NGN USD GHS ZAR KES XOF EGP RWF');

function listOf(codes: string): readonly string[] {
  return codes.split(' ');
}
