/** A page as the contract has parsed it: numbered from 1; a size of 0 requests the total alone. */
export interface Paging {
  page: number;
  page_size: number;
}

export function windowOf({ page, page_size }: Paging): { limit: number; offset: number } {
  return { limit: page_size, offset: (page - 1) * page_size };
}
