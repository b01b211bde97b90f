/** Of a picture's card on its page, for addresses. */
export const pictureId = (id: string) => `picture-${id.slice(0, 12)}`;
