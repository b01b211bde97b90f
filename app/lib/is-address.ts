/** Whether a text has a scheme, as the address of something elsewhere does. */
export const isAddress = (text: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
