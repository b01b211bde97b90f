/** How a page writes moments: the zone is the server's guess until scripts know better. */
export interface Clock {
  now: string;
  timeZone: string;
  dateFormat: string;
}
