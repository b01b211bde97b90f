/** What readers take is 2 MB; a character is six bytes of JSON at worst. */
const MAX_CHARACTERS = 250_000;

/** The first of the rows whose texts fit into one answer: lists of viewers' words have no pages. */
export function withinText<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  let room = MAX_CHARACTERS;
  const end = rows.findIndex((row) => {
    room -= textOf(row).length;
    return room < 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
}
