/** Who reads: their own hidden comments they still see, staff sees all. `id` is empty for a guest. */
export interface Reader {
  id: string;
  isStaff: boolean;
}

export const GUEST: Reader = { id: '', isStaff: false };

/** The values of the placeholders in `visible`. */
export const seenBy = (reader: Reader) => ({ viewer: reader.id, staff: reader.isStaff ? 1 : 0 });
