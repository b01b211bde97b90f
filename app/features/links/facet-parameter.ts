/** The one parameter of a list's address that may come several times: each is something chosen. */
export const FACET_PARAMETER = 'f';
