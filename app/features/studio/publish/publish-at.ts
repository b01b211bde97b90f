/** The control of the time on the page that publishes: other pages lead to it. */
export const PUBLISH_AT = 'publish-at';
