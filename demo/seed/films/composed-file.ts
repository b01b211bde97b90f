/** A file below the account, as it is to be stored. */
export interface ComposedFile {
  key: string;
  bytes: Uint8Array;
}
