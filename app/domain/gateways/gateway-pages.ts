/**
 * What a site has to know of a gateway: its pages, for CSP and redirects, and what its requests to us are
 * made of.
 */
export interface GatewayPages {
  /**
   * Hosts of the checkout pages that a viewer may be sent to, with a path where not all of the host is one;
   * none where the checkout opens over our own page.
   */
  checkoutHosts: readonly string[];
  /** Hosts that a form may lead to, redirects included, where they are more than the checkout's. */
  formHosts?: readonly string[];
  /** CSP sources of a checkout that runs on our page: its iframes, requests and images. */
  embeddedSources?: readonly string[];
  /** Request headers of a webhook that carry its signature. */
  webhookHeaders?: readonly string[];
  /** It keeps no method to charge later, so that plans paid with it do not renew (docs/decisions/025). */
  isOneOff?: true;
  /** Signed fields that the viewer's browser brings back by a form. */
  returnFields?: readonly string[];
}
