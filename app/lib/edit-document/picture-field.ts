/** Whether a field of that name has a picture, by its key: blocks, headers, footers and forms have several names. */
export const isPictureField = (name: string) => /s3_?key$|^thumbnail$/.test(name);
