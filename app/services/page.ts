/** The last page that "show more" leads to: the services' lists end at 1000. */
export const MAX_LIST_PAGE = 50;

/** One page of a list, and how long the whole list is. */
export interface Page<T> {
  items: T[];
  total: number;
}

export function toPage<T>(answer: { data: T[]; total?: number | undefined }): Page<T> {
  return { items: answer.data, total: answer.total ?? answer.data.length };
}
