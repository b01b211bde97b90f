/** The address of a page as sites read it: with and without slashes, under its route, in any case. */
export const plainAddress = (pageUrl: string) =>
  pageUrl
    .trim()
    .replace(/^\/*(?:(?:custom|static)\/+)?|\/+$/g, '')
    .toLowerCase();
