/** What readers take is 2 MB; a character is six bytes of JSON at worst. */
const MAX_CHARACTERS = 250_000;

/** A page as the contract has parsed it: numbered from 1; a size of 0 requests the total alone. */
export interface Paging {
  page: number;
  page_size: number;
}

export function windowOf({ page, page_size }: Paging): { limit: number; offset: number } {
  return { limit: page_size, offset: (page - 1) * page_size };
}

/** The first of the rows whose texts fit into one answer: lists of viewers' words have no pages. */
export function withinText<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  let room = MAX_CHARACTERS;
  const end = rows.findIndex((row) => {
    room -= textOf(row).length;
    return room < 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
}
