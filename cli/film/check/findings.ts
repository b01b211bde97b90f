/** One thing that was looked at. `note` is what plays, but should be known. */
export interface Finding {
  verdict: 'yes' | 'NO' | 'note';
  rule: string;
  found: string;
}

/** What a check of one address has found, and every origin that a browser would load from. */
export class Findings {
  readonly list: Finding[] = [];
  readonly origins = new Set<string>();

  good(rule: string, found: string): void {
    this.list.push({ verdict: 'yes', rule, found });
  }

  bad(rule: string, found: string): void {
    this.list.push({ verdict: 'NO', rule, found });
  }

  note(rule: string, found: string): void {
    this.list.push({ verdict: 'note', rule, found });
  }
}
